import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { withdrawWalletBatch } from '#contract/wallet-payouts.ts';
import { type WalletQuiet, withdrawableFrom, withdrawalRefusal } from '#domain/payout/batch-withdrawal.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { batchById, lockBatch, withdrawBatch } from './batches.repository.ts';
import { presentBatch } from './present-batch.ts';

/** Takes a batch back, as long as the chain says that nothing of it was sent or is on its way: to be sure, its wallet's own count is asked. */
export const withdrawWalletBatchRoute = serveAsking(
  withdrawWalletBatch,
  (call, { params }) => askWithdrawal(call, params.id),
  async (call, { params }, quiet: WalletQuiet | null) => {
    const { tx, tenant, user, now } = call;
    const batch = await lockBatch(tx, tenant.id, params.id);
    if (!batch) throw notFound();
    const refusal = withdrawalRefusal(batch, quiet ?? 'silent', now);
    if (refusal === 'young')
      throw new Refusal(409, 'payout.batch_young', { params: { from: withdrawableFrom(batch.madeAt).toISOString() } });
    if (refusal) throw new Refusal(409, `payout.batch_${refusal}`);
    await withdrawBatch(tx, batch, { by: user.id, at: now });
    await call.audit('payout.batch_withdrawn', {
      subject: { type: 'wallet_batch', id: batch.id },
      details: { batch: batch.name, transfers: batch.transfers },
    });
    const after = await batchById(tx, tenant.id, batch.id);
    if (!after) throw notFound();
    return { data: presentBatch(after.batch, after.madeBy, after.sent) };
  },
);
