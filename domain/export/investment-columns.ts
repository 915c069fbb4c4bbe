import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import type { ExportColumns } from './column.ts';

/** Orders of managers and issuers. */
export const INVESTMENT_COLUMNS = {
  investor: { title: 'managed:column.investor', kind: 'text', personal: true },
  email: { title: 'exports:column.email', kind: 'text', personal: true, besides: true, managersOnly: true },
  reference: { title: 'managed:column.reference', kind: 'text' },
  project: { title: 'managed:column.project', kind: 'text' },
  status: {
    title: 'managed:column.status',
    kind: 'word',
    words: { named: 'statuses:investment', values: INVESTMENT_STATUSES },
  },
  method: {
    title: 'managed:column.method',
    kind: 'word',
    words: { named: 'statuses:method', values: PAYMENT_METHODS },
  },
  tokens: { title: 'managed:column.tokens', kind: 'number' },
  amount: { title: 'managed:column.amount', kind: 'money' },
  fee: { title: 'managed:sheet.fee', kind: 'money', besides: true },
  date: { title: 'managed:column.date', kind: 'moment' },
  charged: { title: 'exports:column.charged', kind: 'moment', besides: true },
  wire: { title: 'exports:column.wire', kind: 'text', personal: true, besides: true, managersOnly: true },
} as const satisfies ExportColumns;
