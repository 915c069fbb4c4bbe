import type { InvestmentStatus } from './status.ts';

interface Standing {
  status: InvestmentStatus;
  history: readonly { status: InvestmentStatus }[];
}

/** Whether it is a declared interest, or was nothing else when it ended: nothing was ordered and nothing paid. One that became an order is an order. */
export function isInterestAlone({ status, history }: Standing): boolean {
  if (status !== 'CANCELED') return status === 'RESERVED';
  const before = history.map((entry) => entry.status).filter((one) => one !== 'CANCELED');
  return before.length > 0 && before.every((one) => one === 'RESERVED');
}
