import { serve } from '#backend/http/serve.ts';
import { listAudit } from '#contract/audit.ts';
import { recordsNamed } from '#domain/audit/fact-records.ts';
import { auditFilter } from './audit-filter.repository.ts';
import { type AuditRow, auditPage, newestAnchor } from './audit-rows.repository.ts';
import { factNames } from './fact-names.repository.ts';

/** The audit log, newest first, and the newest link of its chain. */
export const listAuditRoute = serve(listAudit, async (call, { query }) => {
  const { tx, tenant, lang } = call;
  const { after, before, per_page, ...filters } = query;
  const where = await auditFilter(call, query);
  const [{ rows, meta }, anchor] = await Promise.all([
    auditPage(tx, where, [tenant.id, 'audit', filters], { after, before, per_page, lang }),
    newestAnchor(tx, tenant.id),
  ]);
  const named = await factNames(tx, { tenantId: tenant.id, lang }, recordsNamed(rows.map(({ row }) => row)));
  return {
    data: rows.map(present),
    meta,
    named,
    anchored: anchor ? { ...anchor, until: anchor.until.toISOString() } : null,
  };
});

function present({ row, by, behind, subject }: AuditRow) {
  const person = (id: string | null, name: string | null) => (id ? { id, name: name ?? id } : null);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    by: person(row.userId, by),
    behind: person(row.impersonatorUserId, behind),
    subject: row.subjectType && row.subjectId ? { type: row.subjectType, id: row.subjectId, name: subject } : null,
    details: row.details,
    request_id: row.requestId,
    ip: row.ip,
  };
}
