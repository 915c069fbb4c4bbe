import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM, moveInvestment } from '#backend/modules/investments/move-investment.ts';
import type { Work } from '#backend/work.ts';

/** A minted order closes with its issuance. */
export async function closeIfDue(work: Work, id: string): Promise<void> {
  const { issuance, investment } = await lockOrder(work.tx, id);
  if (investment.status !== 'MINTED' || issuance.status !== 'CLOSED') return;
  await moveInvestment(work, investment, 'CLOSED', BY_SYSTEM);
}
