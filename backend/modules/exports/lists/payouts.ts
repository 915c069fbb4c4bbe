import { listPayoutsRoute } from '#backend/modules/payouts/list-payouts.ts';
import { listPayouts } from '#contract/payouts.ts';
import type { PAYOUT_COLUMNS } from '#domain/export/payout-columns.ts';
import { exportSource } from '../exported-list.ts';

/** People's money on its way to their banks, in one state. */
export const PAYOUTS = exportSource<typeof listPayouts, keyof typeof PAYOUT_COLUMNS>(listPayouts, listPayoutsRoute, {
  person: ({ name }) => name,
  source: ({ source }) => source,
  account: (row) => `•••• ${row.iban_end}`,
  state: ({ state }) => state,
  refusal: ({ refusal }) => refusal,
  failure: ({ failure }) => failure,
  file: ({ file }) => file?.message_id ?? null,
  since: ({ since }) => since,
  sent: (row) => row.sent_at,
  amount: ({ amount }) => amount,
});
