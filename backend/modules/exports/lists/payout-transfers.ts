import type { z } from 'zod';
import { getPayoutFileRoute } from '#backend/modules/payouts/get-payout-file.ts';
import { getPayoutFile } from '#contract/payouts.ts';
import type { Cell } from '#domain/export/column.ts';
import type { PAYOUT_TRANSFER_COLUMNS } from '#domain/export/payout-columns.ts';
import type { ExportSource } from '../exported-list.ts';

type PayoutFile = z.output<(typeof getPayoutFile)['answer']>;
type Row = PayoutFile['data']['rows'][number];

const CELLS: Readonly<Record<keyof typeof PAYOUT_TRANSFER_COLUMNS, (row: Row) => Cell>> = {
  person: ({ name }) => name,
  reference: (row) => row.end_to_end_id,
  source: (row) => (row.is_refund ? 'REFUND' : null),
  account: ({ iban }) => `•••• ${iban.slice(-4)}`,
  outcome: ({ outcome }) => outcome,
  reasons: ({ reasons }) => reasons.join('; '),
  ended: (row) => row.ended_at,
  amount: ({ amount }) => amount,
};

/** The transfers of one file for the bank: some hundreds at most, which its own page reads at once; so they are one page here. */
export const PAYOUT_TRANSFERS: ExportSource = {
  endpoint: getPayoutFile,
  async page(call, input) {
    const { data } = (await getPayoutFileRoute.useCase(call, input, null)) as PayoutFile;
    const total = data.rows.length;
    return {
      data: data.rows.map((row) => ({ id: row.end_to_end_id, ...row })),
      meta: { per_page: total, total, more: false, first: null, last: null, previous: null, next: null },
    };
  },
  cells: CELLS as ExportSource['cells'],
};
