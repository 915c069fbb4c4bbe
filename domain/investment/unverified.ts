import type { InvestmentStatus } from './status.ts';
import type { Actor } from './transitions.ts';

/** An order and what has become of it, oldest first. */
interface PaidOrNot {
  status: InvestmentStatus;
  history: readonly { status: InvestmentStatus; by: Actor }[];
}

/**
 * Whether it is not known if the last payment was made: its time ended and the provider had said neither yes nor no, or nothing that could be checked.
 * A refusal is the provider's own word; the clock alone ends what nobody has told of (specification, section 8: payment verification error).
 */
export function isPaymentUnverified({ status, history }: PaidOrNot): boolean {
  const ended = history.findLast((event) => event.status === 'PAYMENT_ERROR');
  return status === 'PAYMENT_ERROR' && ended?.by === 'system';
}
