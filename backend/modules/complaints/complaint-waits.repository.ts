import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a complaint (`c`) waits for a manager now: it is open, what was asked for has come or its time is over, and it is neither their own nor about a
 * project of theirs.
 */
export const complaintWaits = (tenantId: string, managerId: string, now: Date): SQL => sql`
  c.tenant_id = ${tenantId} and c.state in ('RECEIVED', 'EXAMINING', 'ASKED') and (c.answer_by is null or c.answer_by < ${now})
  and c.user_id is distinct from ${managerId} and not exists (select 1 from issuances i
    where i.tenant_id = c.tenant_id and i.id = c.issuance_id and i.issuer_user_id = ${managerId})`;
