import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { getBatchWithdrawal } from '#contract/wallet-payouts.ts';
import { type WalletQuiet, withdrawableFrom, withdrawalRefusal } from '#domain/payout/batch-withdrawal.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { batchById } from './batches.repository.ts';

/** Whether a batch may be withdrawn now, by the rule that decides it. A chain that does not answer is a reason like the others: the page is there all the same. */
export const getBatchWithdrawalRoute = serveAsking(
  getBatchWithdrawal,
  async (call, { params }) => {
    const ask = await askWithdrawal(call, params.id);
    return ask && (() => ask().catch(silentWhereDown));
  },
  async ({ tx, tenant, now }, { params }, quiet: WalletQuiet | null) => {
    const found = await batchById(tx, tenant.id, params.id);
    if (!found) throw notFound();
    const refusal = withdrawalRefusal(found.batch, quiet ?? 'silent', now);
    return {
      data: { refusal, from: refusal === 'young' ? withdrawableFrom(found.batch.madeAt).toISOString() : null },
    };
  },
);

function silentWhereDown(error: unknown): WalletQuiet {
  if (error instanceof Refusal) return 'silent';
  throw error;
}
