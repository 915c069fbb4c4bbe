import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import type { ExportColumns } from './column.ts';

/** What a supervisor is told of a year's projects, in thirteen columns (decision record 0126); names of projects and owners stand besides. */
export const YEARLY_COLUMNS = {
  provider: { title: 'yearly:column.provider', kind: 'text' },
  year: { title: 'yearly:column.year', kind: 'number' },
  offer: { title: 'yearly:column.offer', kind: 'text' },
  ownerCode: { title: 'yearly:column.ownerCode', kind: 'text' },
  raised: { title: 'yearly:column.raised', kind: 'money' },
  currency: { title: 'yearly:column.currency', kind: 'text' },
  instrument: {
    title: 'yearly:column.instrument',
    kind: 'word',
    words: { named: 'yearly:instrument', values: PRODUCT_TYPES },
  },
  country: { title: 'yearly:column.country', kind: 'text' },
  sophisticated: { title: 'yearly:column.sophisticated', kind: 'number' },
  sophisticatedAmount: { title: 'yearly:column.sophisticatedAmount', kind: 'money' },
  others: { title: 'yearly:column.others', kind: 'number' },
  othersAmount: { title: 'yearly:column.othersAmount', kind: 'money' },
  investedCurrency: { title: 'yearly:column.investedCurrency', kind: 'text' },
  project: { title: 'yearly:column.project', kind: 'text', besides: true },
  owner: { title: 'yearly:column.owner', kind: 'text', besides: true },
} as const satisfies ExportColumns;
