import { call } from '#app/api/call.server.ts';
import { choice, day, recordId, search, unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listAudit } from '#contract/audit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { AUDIT_ACTION, AUDIT_FAMILIES } from '#domain/audit/families.ts';
import { exportable } from './exportable.ts';

/** The audit log, by its address; one action and one record are asked for by a row's own links. */
export const AUDIT = listPage({
  texts: 'audit',
  exported: 'audit',
  filters: {
    q: search('audit:filter.person'),
    family: choice(AUDIT_FAMILIES, { label: 'audit:filter.family', any: 'audit:filter.any', named: 'audit:family' }),
    from: day({ label: 'audit:filter.from', chip: 'audit:filter.fromChip' }),
    to: day({ label: 'audit:filter.to', chip: 'audit:filter.toChip' }),
    action: unseen<string>(
      (value) => (AUDIT_ACTION.test(value) ? value : undefined),
      (_visit, value) => value,
    ),
    subject: unseen<string>(recordId, ({ t }, value) => t('audit:filter.record', { id: value.slice(0, 8) })),
  },
});

export const auditExport = exportable(AUDIT, {
  path: () => pathTo.manager.audit,
  look: (visit, filter) => call(visit, listAudit, { query: { ...filter, per_page: 1 } as never }),
});
