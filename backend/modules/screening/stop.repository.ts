import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { HIT_STATES, stops } from '#domain/screening/hit.ts';
import { WATCH_LISTS } from '#domain/screening/watch-list.ts';

const STOPPING = WATCH_LISTS.flatMap((list) =>
  HIT_STATES.flatMap((state) => (stops(list, state) ? [sql`(${list}::text, ${state}::text)`] : [])),
);

/** Whether what was found on a list stops a person (`domain/screening/hit.ts`). Columns come from a statement of several tables. */
export const isStopped = (tenantId: SQL | string, userId: SQL | string): SQL<boolean> => sql<boolean>`exists (
  select 1 from watch_hits h where h.tenant_id = ${tenantId} and h.user_id = ${userId} and (h.list, h.state) in (${sql.join(STOPPING, sql`, `)}))`;

/** Of these people, those whom what was found on a list stops. */
export async function stoppedAmong(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from unnest(${sql.param([...userIds])}::uuid[]) as p (id) where ${isStopped(tenantId, sql`p.id`)}`);
  return new Set(rows.map(({ id }) => id));
}

/** `stoppedAmong` of one person. */
export const isPersonStopped = async (tx: Tx, tenantId: string, userId: string): Promise<boolean> =>
  (await stoppedAmong(tx, tenantId, [userId])).has(userId);
