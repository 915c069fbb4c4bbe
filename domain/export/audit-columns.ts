import type { ExportColumns } from './column.ts';

/** The audit log: actions by their code, which does not change with a language. */
export const AUDIT_COLUMNS = {
  at: { title: 'audit:column.at', kind: 'moment' },
  action: { title: 'audit:column.action', kind: 'text' },
  by: { title: 'audit:column.by', kind: 'text', personal: true, managersOnly: true },
  behind: { title: 'audit:column.behind', kind: 'text', personal: true, managersOnly: true },
  kind: { title: 'audit:column.kind', kind: 'text' },
  subject: { title: 'audit:column.subject', kind: 'text' },
  name: { title: 'audit:column.name', kind: 'text', personal: true, managersOnly: true, besides: true },
  details: { title: 'audit:column.details', kind: 'text', personal: true, managersOnly: true, besides: true },
  ip: { title: 'audit:column.ip', kind: 'text', personal: true, managersOnly: true, besides: true },
  request: { title: 'audit:column.request', kind: 'text', besides: true },
} as const satisfies ExportColumns;
