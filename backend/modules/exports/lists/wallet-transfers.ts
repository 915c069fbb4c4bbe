import type { z } from 'zod';
import { getWalletBatchRoute } from '#backend/modules/wallet-payouts/get-wallet-batch.ts';
import { getWalletBatch } from '#contract/wallet-payouts.ts';
import type { Cell } from '#domain/export/column.ts';
import type { WALLET_TRANSFER_COLUMNS } from '#domain/export/payout-columns.ts';
import type { ExportSource } from '../exported-list.ts';

type Batch = z.output<(typeof getWalletBatch)['answer']>;
type Row = Batch['data']['rows'][number];

const CELLS: Readonly<Record<keyof typeof WALLET_TRANSFER_COLUMNS, (row: Row) => Cell>> = {
  person: ({ name }) => name,
  reference: ({ reference }) => reference,
  wallet: ({ address }) => address,
  outcome: ({ outcome }) => outcome,
  hash: ({ hash }) => hash,
  seen: (row) => row.seen_at,
  ended: (row) => row.ended_at,
  wei: ({ wei }) => wei,
  ether: ({ ether }) => ether,
  amount: ({ amount }) => amount,
};

/** The transfers of one batch: a hundred at most, which its own page reads at once; so they are one page here. */
export const WALLET_TRANSFERS: ExportSource = {
  endpoint: getWalletBatch,
  async page(call, input) {
    const { data } = (await getWalletBatchRoute.useCase(call, input, null)) as Batch;
    const total = data.rows.length;
    return {
      data: data.rows.map((row) => ({ id: row.reference, ...row })),
      meta: { per_page: total, total, more: false, first: null, last: null, previous: null, next: null },
    };
  },
  cells: CELLS as ExportSource['cells'],
};
