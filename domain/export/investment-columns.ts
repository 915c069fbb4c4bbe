import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import type { ExportColumns } from './column.ts';

const REFERENCE = { title: 'managed:column.reference', kind: 'text' } as const;
const PROJECT = { title: 'managed:column.project', kind: 'text' } as const;
const STATUS = {
  title: 'managed:column.status',
  kind: 'word',
  words: { named: 'statuses:investment', values: INVESTMENT_STATUSES },
} as const;
const METHOD = {
  title: 'managed:column.method',
  kind: 'word',
  words: { named: 'statuses:method', values: PAYMENT_METHODS },
} as const;
const TOKENS = { title: 'managed:column.tokens', kind: 'number' } as const;
const AMOUNT = { title: 'managed:column.amount', kind: 'money' } as const;
const DATE = { title: 'managed:column.date', kind: 'moment' } as const;
const CHARGED = { title: 'exports:column.charged', kind: 'moment', besides: true } as const;

/** Orders of managers and issuers. */
export const INVESTMENT_COLUMNS = {
  investor: { title: 'managed:column.investor', kind: 'text', personal: true },
  email: { title: 'exports:column.email', kind: 'text', personal: true, besides: true, managersOnly: true },
  reference: REFERENCE,
  project: PROJECT,
  status: STATUS,
  method: METHOD,
  tokens: TOKENS,
  amount: AMOUNT,
  fee: { title: 'managed:sheet.fee', kind: 'money', besides: true },
  date: DATE,
  charged: CHARGED,
  wire: { title: 'exports:column.wire', kind: 'text', personal: true, besides: true, managersOnly: true },
} as const satisfies ExportColumns;

/** An investor's own orders: nothing of them is somebody else's. total = amount + fee. */
export const OWN_ORDER_COLUMNS = {
  reference: REFERENCE,
  project: PROJECT,
  status: STATUS,
  method: METHOD,
  tokens: TOKENS,
  price: { title: 'exports:column.price', kind: 'price', besides: true },
  amount: AMOUNT,
  fee: { title: 'managed:sheet.fee', kind: 'money' },
  total: { title: 'investments:total', kind: 'money' },
  date: DATE,
  charged: CHARGED,
  wire: { title: 'exports:column.wire', kind: 'text', besides: true },
} as const satisfies ExportColumns;
