import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { withdrawWalletBatch } from '#contract/wallet-payouts.ts';
import { withdrawableFrom } from '#domain/payout/wallet-transfer.ts';
import { batchById, lockBatch, withdrawBatch } from './batches.repository.ts';
import type { WalletQuiet } from './payout-chain.ts';
import { presentBatch } from './present-batch.ts';

/** Takes a batch back, as long as the chain says that nothing of it was sent or is on its way: to be sure, its wallet's own count is asked. */
export const withdrawWalletBatchRoute = serveAsking(
  withdrawWalletBatch,
  async (call, { params }) => {
    const found = await batchById(call.tx, call.tenant.id, params.id);
    if (!found || found.batch.seenAt || found.batch.actedAt || found.batch.withdrawnAt) return null;
    const { payer, blockNumber: since } = found.batch;
    return call.deps.providers.payoutChain.askQuiet(call, { payer, since });
  },
  async (call, { params }, quiet: WalletQuiet | null) => {
    const { tx, tenant, user, now } = call;
    const batch = await lockBatch(tx, tenant.id, params.id);
    if (!batch) throw notFound();
    if (batch.withdrawnAt) throw new Refusal(409, 'payout.batch_withdrawn');
    if (batch.seenAt) throw new Refusal(409, 'payout.batch_seen');
    const from = withdrawableFrom(batch.madeAt);
    if (from > now) throw new Refusal(409, 'payout.batch_young', { params: { from: from.toISOString() } });
    if (batch.actedAt || quiet === 'acted') throw new Refusal(409, 'payout.batch_acted');
    if (quiet !== 'quiet') throw new Refusal(409, 'payout.batch_moving');
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
