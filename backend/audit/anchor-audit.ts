import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';

/** Longer than any transaction lasts: what came before has been committed. */
const DISTANCE_MS = 60 * 60_000;

/** Anchors a tenant's audit rows of up to an hour ago, and tells the hash where the database's owner does not reach: in the process's log. */
export async function anchorAudit({ log }: Pick<Deps, 'log'>, tx: Tx, tenantId: string, now: Date): Promise<void> {
  const upTo = new Date(now.getTime() - DISTANCE_MS).toISOString();
  const { rows } = await tx.execute<{ seq: number; hash: string }>(
    sql`select seq, hash from lonja_audit_anchor(${tenantId}, ${upTo})`,
  );
  for (const { seq, hash } of rows) log.info({ tenantId, seq, hash }, 'audit log anchored');
}
