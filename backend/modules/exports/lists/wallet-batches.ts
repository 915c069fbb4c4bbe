import { listWalletBatchesRoute } from '#backend/modules/wallet-payouts/list-wallet-batches.ts';
import { listWalletBatches } from '#contract/wallet-payouts.ts';
import type { WALLET_BATCH_COLUMNS } from '#domain/export/payout-columns.ts';
import { exportSource } from '../exported-list.ts';

/** The batches for the tenant's own wallet. */
export const WALLET_BATCHES = exportSource<typeof listWalletBatches, keyof typeof WALLET_BATCH_COLUMNS>(
  listWalletBatches,
  listWalletBatchesRoute,
  {
    batch: ({ name }) => name,
    made: (row) => row.made_at,
    by: (row) => row.made_by,
    payer: ({ payer }) => payer,
    chain: (row) => row.chain_id,
    rate: ({ rate }) => rate,
    withdrawn: (row) => row.withdrawn_at,
    transfers: ({ transfers }) => transfers,
    sent: ({ sent }) => sent,
    ether: (row) => row.total_ether,
    total: ({ total }) => total,
  },
);
