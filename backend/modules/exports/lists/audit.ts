import { listAuditRoute } from '#backend/modules/audit/list-audit.ts';
import { listAudit } from '#contract/audit.ts';
import type { AUDIT_COLUMNS } from '#domain/export/audit-columns.ts';
import { exportSource } from '../exported-list.ts';

/** The audit log; of each row all of its facts, as JSON. */
export const AUDIT = exportSource<typeof listAudit, keyof typeof AUDIT_COLUMNS>(listAudit, listAuditRoute, {
  at: ({ at }) => at,
  action: ({ action }) => action,
  by: ({ by }) => by?.name ?? null,
  behind: ({ behind }) => behind?.name ?? null,
  kind: ({ subject }) => subject?.type ?? null,
  subject: ({ subject }) => subject?.id ?? null,
  name: ({ subject }) => subject?.name ?? null,
  details: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : null),
  ip: ({ ip }) => ip,
  request: (row) => row.request_id,
});
