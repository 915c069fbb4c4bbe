import { HELD_REASONS } from '#domain/earning/payable.ts';
import { TRANSFER_REFUSALS } from '#domain/payout/pain001.ts';
import { PAYOUT_SOURCES, PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import { WALLET_REFUSALS, WALLET_TRANSFER_STATES } from '#domain/payout/wallet-transfer.ts';
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
  returned: { title: 'payouts:column.returned', kind: 'number', besides: true },
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

/** Addresses are whose they are: on a chain everybody reads what went there. */
const WALLET = { title: 'payouts:wallets.column.wallet', kind: 'text', personal: true } as const;
const ETHER = { title: 'payouts:wallets.column.ether', kind: 'text' } as const;
const BATCH = { title: 'payouts:wallets.column.batch', kind: 'text' } as const;

/** People's money on its way to their wallets. */
export const WALLET_PAYOUT_COLUMNS = {
  person: PERSON,
  wallet: WALLET,
  state: {
    title: 'payouts:column.state',
    kind: 'word',
    words: { named: 'payouts:wallets.view', values: PAYOUT_STATES },
  },
  refusal: {
    title: 'payouts:left',
    kind: 'word',
    words: { named: 'payouts:wallets.refusal', values: [...WALLET_REFUSALS, ...HELD_REASONS] },
  },
  batch: BATCH,
  since: { title: 'payouts:column.since', kind: 'moment' },
  sent: { title: 'payouts:column.sent', kind: 'moment' },
  ether: ETHER,
  amount: AMOUNT,
} as const satisfies ExportColumns;

/** The batches for the tenant's own wallet. */
export const WALLET_BATCH_COLUMNS = {
  batch: BATCH,
  made: MADE,
  by: { title: 'payouts:column.by', kind: 'text', personal: true },
  payer: { title: 'payouts:wallets.column.payer', kind: 'text' },
  chain: { title: 'payouts:wallets.column.chain', kind: 'number', besides: true },
  rate: { title: 'payouts:wallets.column.rate', kind: 'money' },
  withdrawn: { title: 'payouts:wallets.column.withdrawn', kind: 'moment' },
  transfers: { title: 'payouts:column.transfers', kind: 'number' },
  sent: { title: 'payouts:wallets.column.sent', kind: 'number' },
  ether: ETHER,
  total: { title: 'payouts:column.total', kind: 'money' },
} as const satisfies ExportColumns;

/** The transfers of one batch, each with its transaction. */
export const WALLET_TRANSFER_COLUMNS = {
  person: PERSON,
  reference: { title: 'payouts:column.reference', kind: 'text' },
  wallet: WALLET,
  outcome: {
    title: 'payouts:column.state',
    kind: 'word',
    words: { named: 'payouts:wallets.outcome', values: WALLET_TRANSFER_STATES },
  },
  hash: { title: 'payouts:wallets.column.hash', kind: 'text', personal: true },
  seen: { title: 'payouts:wallets.column.seen', kind: 'moment', besides: true },
  ended: { title: 'payouts:column.ended', kind: 'moment' },
  wei: { title: 'payouts:wallets.column.wei', kind: 'text' },
  ether: ETHER,
  amount: AMOUNT,
} as const satisfies ExportColumns;
