import { auditLog } from '#backend/db/schema/audit.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Actor, AuditOrder } from '#backend/work.ts';

/** Writes one row of the audit log, in the transaction of what it tells of. Details hold ids and facts, never secrets. */
export async function writeAudit(
  tx: Tx,
  tenantId: string,
  now: Date,
  actor: Actor,
  action: string,
  { subject, details = {}, userId }: AuditOrder = {},
): Promise<void> {
  await tx.insert(auditLog).values({
    tenantId,
    at: now,
    userId: userId ?? actor.userId,
    impersonatorUserId: actor.impersonatorUserId,
    action,
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    details,
    requestId: actor.requestId,
    ip: actor.address,
  });
}
