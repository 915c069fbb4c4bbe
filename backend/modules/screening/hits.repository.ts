import { and, eq, ne, sql } from 'drizzle-orm';
import { screenedPeople, watchHits } from '#backend/db/schema/watch-lists.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { HitDecision } from '#domain/screening/hit.ts';
import type { WatchList } from '#domain/screening/watch-list.ts';

type HitRow = typeof watchHits.$inferSelect;
export type NewHit = Omit<HitRow, 'id' | 'state' | 'decidedBy' | 'decidedAt' | 'reason'>;

/**
 * Writes down who was found. What was found before stays as it was decided, unless one of the two has changed since: then it waits again. A confirmed one stays.
 * Answers those that wait for a manager from now on.
 */
export async function noteHits(
  tx: Tx,
  hits: readonly NewHit[],
): Promise<Pick<HitRow, 'id' | 'userId' | 'list' | 'name' | 'score'>[]> {
  if (hits.length === 0) return [];
  const fresh = <K extends string>(column: K) => sql.raw(`excluded.${column}`);
  return tx
    .insert(watchHits)
    .values([...hits])
    .onConflictDoUpdate({
      target: [watchHits.tenantId, watchHits.userId, watchHits.list, watchHits.entryKey],
      set: {
        ...{ compared: fresh('compared'), asked: fresh('asked'), role: fresh('role'), name: fresh('name') },
        ...{ names: fresh('names'), births: fresh('births'), note: fresh('note'), score: fresh('score') },
        ...{ sign: fresh('sign'), foundAt: fresh('found_at'), state: 'OPEN' },
        ...{ decidedBy: null, decidedAt: null, reason: null },
      },
      setWhere: and(ne(watchHits.compared, fresh('compared')), ne(watchHits.state, 'CONFIRMED')),
    })
    .returning({
      id: watchHits.id,
      userId: watchHits.userId,
      list: watchHits.list,
      name: watchHits.name,
      score: watchHits.score,
    });
}

/** Writes down that people were held beside an edition. */
export async function noteScreened(
  tx: Tx,
  people: readonly string[],
  of: { tenantId: string; list: WatchList; editionId: string; at: Date },
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insert(screenedPeople)
    .values(people.map((userId) => ({ ...of, userId })))
    .onConflictDoUpdate({
      target: [screenedPeople.tenantId, screenedPeople.userId, screenedPeople.list],
      set: { editionId: of.editionId, at: of.at },
    });
}

const isIt = (tenantId: string, id: string) => and(eq(watchHits.tenantId, tenantId), eq(watchHits.id, id));

/** Locks a hit: of two who decide it at once, the second finds what the first said. */
export async function lockHit(tx: Tx, tenantId: string, id: string): Promise<HitRow | null> {
  const [row] = await tx.select().from(watchHits).where(isIt(tenantId, id)).for('no key update');
  return row ?? null;
}

export async function decideHitRow(
  tx: Tx,
  { tenantId, id }: Pick<HitRow, 'tenantId' | 'id'>,
  decided: { state: HitDecision; decidedBy: string; decidedAt: Date; reason: string },
): Promise<void> {
  await tx.update(watchHits).set(decided).where(isIt(tenantId, id));
}

/** What of a deleted person was found on lists. Answers how many. */
export async function forgetHits(tx: Tx, userId: string, today: string): Promise<number> {
  const { rows } = await tx.execute<{ gone: number }>(
    sql`select lonja_forget_hits(${userId}::uuid, ${today}::date) as gone`,
  );
  return rows[0]?.gone ?? 0;
}
