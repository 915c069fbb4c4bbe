import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { BY_SYSTEM } from '#backend/modules/investments/move-investment.ts';
import type { Work } from '#backend/work.ts';
import { mintsByItself } from '#domain/investment/minting.ts';
import { mintFactsFor } from './may-mint.ts';
import { mintOrder } from './mint-order.ts';

/** Makes an order's tokens where its issuance's strategy says that it is time. */
export async function mintIfDue(work: Work, id: string): Promise<void> {
  const order = await lockOrder(work.tx, id);
  if (mintsByItself(await mintFactsFor(work, order), work.now)) await mintOrder(work, order.investment, BY_SYSTEM);
}
