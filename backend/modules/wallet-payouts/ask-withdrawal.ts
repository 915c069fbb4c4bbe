import type { Question } from '#backend/http/serve.ts';
import type { Work } from '#backend/work.ts';
import { knownRefusal, type WalletQuiet } from '#domain/payout/batch-withdrawal.ts';
import { batchById } from './batches.repository.ts';

/** What the chain has to say of a batch's wallet before the batch is withdrawn; null where it has nothing to decide, or the tenant has no chain now. */
export async function askWithdrawal(work: Work, id: string): Promise<Question<WalletQuiet> | null> {
  const found = await batchById(work.tx, work.tenant.id, id);
  if (!found || knownRefusal(found.batch, work.now)) return null;
  const { payer, blockNumber: since } = found.batch;
  return work.deps.providers.payoutChain.askQuiet(work, { payer, since });
}
