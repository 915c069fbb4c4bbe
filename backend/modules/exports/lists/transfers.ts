import { listProjectTransfersRoute } from '#backend/modules/transfers/list-project-transfers.ts';
import { listProjectTransfers } from '#contract/transfers.ts';
import type { TRANSFER_COLUMNS } from '#domain/export/transfer-columns.ts';
import { exportSource } from '../exported-list.ts';

/** Who gave tokens of a project to whom. */
export const TRANSFERS = exportSource<typeof listProjectTransfers, keyof typeof TRANSFER_COLUMNS>(
  listProjectTransfers,
  listProjectTransfersRoute,
  {
    reference: ({ reference }) => reference,
    from: ({ from }) => from.name,
    to: ({ to }) => to.name,
    kind: ({ kind }) => kind,
    fromWallet: (row) => row.from_wallet,
    toWallet: (row) => row.to_wallet,
    tokens: ({ tokens }) => tokens,
    value: ({ value }) => value,
    at: ({ at }) => at,
  },
);
