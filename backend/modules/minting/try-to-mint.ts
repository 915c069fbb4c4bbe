import type { LockedOrder } from '#backend/modules/investments/lock-order.ts';
import type { Work } from '#backend/work.ts';
import { mintRefusal } from '#domain/investment/minting.ts';
import { mintFactsFor } from './may-mint.ts';
import { mintOrder } from './mint-order.ts';

/** Mints a locked order for a manager, or answers why not (`MINT_REFUSALS`). */
export async function tryToMint(work: Work, order: LockedOrder, userId: string): Promise<string | null> {
  const refused = mintRefusal(await mintFactsFor(work, order), work.now);
  if (refused === null) await mintOrder(work, order.investment, { by: 'manager', userId });
  return refused;
}
