import { KYC_STATUSES, LEGAL_TYPES, USER_STATUSES } from '#domain/user/status.ts';
import type { ExportColumns } from './column.ts';

/** People of the tenant. */
export const USER_COLUMNS = {
  name: { title: 'users:column.name', kind: 'text', personal: true },
  email: { title: 'users:column.email', kind: 'text', personal: true, managersOnly: true },
  legalType: {
    title: 'users:filter.legal_type',
    kind: 'word',
    words: { named: 'statuses:legal', values: LEGAL_TYPES },
    besides: true,
  },
  status: { title: 'users:column.status', kind: 'word', words: { named: 'statuses:user', values: USER_STATUSES } },
  kyc: { title: 'users:column.kyc', kind: 'word', words: { named: 'statuses:kyc', values: KYC_STATUSES } },
  registered: { title: 'users:column.registered', kind: 'moment' },
  first: { title: 'users:column.first', kind: 'moment' },
  represented: { title: 'users:column.represented', kind: 'text', personal: true },
  until: { title: 'users:column.until', kind: 'day' },
  visit: { title: 'users:column.visit', kind: 'moment' },
  invested: { title: 'users:column.invested', kind: 'money' },
} as const satisfies ExportColumns;
