import { serve } from '#backend/http/serve.ts';
import { listPayoutFiles } from '#contract/payouts.ts';
import { payoutFilesPage } from './payout-files.repository.ts';
import { presentFile } from './present-file.ts';

/** Every file for the bank, newest first. */
export const listPayoutFilesRoute = serve(listPayoutFiles, async ({ tx, tenant }, { query }) => {
  const { rows, meta } = await payoutFilesPage(tx, tenant.id, query);
  return { data: rows.map(({ file, madeBy, returned }) => presentFile(file, madeBy, returned)), meta };
});
