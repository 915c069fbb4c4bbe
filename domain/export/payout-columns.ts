import { HELD_REASONS } from '#domain/earning/payable.ts';
import { TRANSFER_REFUSALS } from '#domain/payout/pain001.ts';
import { PAYOUT_SOURCES, PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import type { ExportColumns } from './column.ts';

const PERSON = { title: 'payouts:column.person', kind: 'text', personal: true } as const;
/** Its last four signs, as on the screen: the whole number leaves in the file for the bank alone. */
const ACCOUNT = { title: 'payouts:column.account', kind: 'text', personal: true } as const;
const AMOUNT = { title: 'payouts:column.amount', kind: 'money' } as const;
const FILE = { title: 'payouts:column.file', kind: 'text' } as const;
const MADE = { title: 'payouts:column.made', kind: 'moment' } as const;

/** People's money on its way to their banks. */
export const PAYOUT_COLUMNS = {
  person: PERSON,
  source: {
    title: 'payouts:column.source',
    kind: 'word',
    words: { named: 'payouts:source', values: PAYOUT_SOURCES },
  },
  account: ACCOUNT,
  state: {
    title: 'payouts:column.state',
    kind: 'word',
    words: { named: 'payouts:view', values: PAYOUT_STATES },
  },
  refusal: {
    title: 'payouts:left',
    kind: 'word',
    words: { named: 'payouts:refusal', values: [...TRANSFER_REFUSALS, ...HELD_REASONS] },
  },
  /** The bank's own code. */
  failure: { title: 'payouts:state.back', kind: 'text' },
  file: FILE,
  since: { title: 'payouts:column.since', kind: 'moment' },
  sent: { title: 'payouts:column.sent', kind: 'moment' },
  amount: AMOUNT,
} as const satisfies ExportColumns;

/** The files for the bank. */
export const PAYOUT_FILE_COLUMNS = {
  file: FILE,
  made: MADE,
  by: { title: 'payouts:column.by', kind: 'text', personal: true },
  execute: { title: 'payouts:column.execute', kind: 'day', besides: true },
  reported: { title: 'payouts:report.title', kind: 'moment' },
  transfers: { title: 'payouts:column.transfers', kind: 'number' },
  total: { title: 'payouts:column.total', kind: 'money' },
} as const satisfies ExportColumns;

/** The transfers of one file, as the bank and the account's statement name them. */
export const PAYOUT_TRANSFER_COLUMNS = {
  person: PERSON,
  reference: { title: 'payouts:column.reference', kind: 'text' },
  source: {
    title: 'payouts:column.source',
    kind: 'word',
    words: { named: 'payouts:source', values: ['REFUND'] },
    besides: true,
  },
  account: ACCOUNT,
  outcome: {
    title: 'payouts:column.state',
    kind: 'word',
    words: { named: 'payouts:outcome', values: TRANSFER_STATES },
  },
  /** The bank's own codes. */
  reasons: { title: 'payouts:column.why', kind: 'text' },
  ended: { title: 'payouts:column.ended', kind: 'moment' },
  amount: AMOUNT,
} as const satisfies ExportColumns;
