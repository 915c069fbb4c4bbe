import { listTransfersRoute } from '#backend/modules/transfers/list-transfers.ts';
import { listTransfers } from '#contract/transfers.ts';
import type { OWN_TRANSFER_COLUMNS } from '#domain/export/transfer-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Tokens that came to an investor from others, or went to them. */
export const OWN_TRANSFERS = exportSource<typeof listTransfers, keyof typeof OWN_TRANSFER_COLUMNS>(
  listTransfers,
  listTransfersRoute,
  {
    at: ({ at }) => at,
    project: ({ issuance }, lang) => localized(issuance.title, lang),
    direction: ({ direction }) => direction,
    kind: ({ kind }) => kind,
    who: ({ counterpart }) => counterpart,
    from: (row) => row.from_wallet,
    to: (row) => row.to_wallet,
    tokens: ({ tokens }) => tokens,
    value: ({ value }) => value,
    reference: ({ reference }) => reference,
  },
);
