import { serve } from '#backend/http/serve.ts';
import { listWalletBatches } from '#contract/wallet-payouts.ts';
import { batchesPage } from './batches.repository.ts';
import { presentBatch } from './present-batch.ts';

/** Every batch for the tenant's wallet, newest first. */
export const listWalletBatchesRoute = serve(listWalletBatches, async ({ tx, tenant }, { query }) => {
  const { rows, meta } = await batchesPage(tx, tenant.id, query);
  return { data: rows.map(({ batch, madeBy, sent }) => presentBatch(batch, madeBy, sent)), meta };
});
