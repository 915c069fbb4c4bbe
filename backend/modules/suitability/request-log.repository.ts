import { sql } from 'drizzle-orm';
import { auditEntries } from '#backend/audit/history.repository.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { RequestRow } from './sophisticated.repository.ts';

const LINES = 50;

/** A request's own lines of the audit log. */
export function requestLog(tx: Tx, tenantId: string, { id, userId }: Pick<RequestRow, 'id' | 'userId'>) {
  return auditEntries(
    tx,
    tenantId,
    sql`split_part(log.action, '.', 1) = 'sophisticated' and log.details->>'request_id' = ${id}
      and log.subject_type = 'user' and log.subject_id = ${userId}`,
    { ownerId: userId, limit: LINES },
  );
}
