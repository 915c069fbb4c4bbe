import { listPayoutFilesRoute } from '#backend/modules/payouts/list-payout-files.ts';
import { listPayoutFiles } from '#contract/payouts.ts';
import type { PAYOUT_FILE_COLUMNS } from '#domain/export/payout-columns.ts';
import { exportSource } from '../exported-list.ts';

/** The files for the bank. */
export const PAYOUT_FILES = exportSource<typeof listPayoutFiles, keyof typeof PAYOUT_FILE_COLUMNS>(
  listPayoutFiles,
  listPayoutFilesRoute,
  {
    file: (row) => row.message_id,
    made: (row) => row.made_at,
    by: (row) => row.made_by,
    execute: (row) => row.execute_on,
    reported: (row) => row.reported_at,
    transfers: ({ transfers }) => transfers,
    returned: ({ returned }) => returned,
    total: ({ total }) => total,
  },
);
