import { type SQL, sql } from 'drizzle-orm';

/** Whether the newest identity check of a person found all right, in SQL: who is asked anew already, or was never checked, has no paper that could end. */
export function isLastCheckGood(tenantId: SQL, userId: SQL): SQL {
  return sql`(select k.status from kyc_checks k where k.tenant_id = ${tenantId} and k.user_id = ${userId}
    order by k.created_at desc limit 1) = 'SUCCESS'`;
}
