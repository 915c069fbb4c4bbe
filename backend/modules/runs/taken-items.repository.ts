import { and, type SQL, sql } from 'drizzle-orm';
import { runItems } from '#backend/db/schema/runs.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RUN_FAULT } from '#domain/run/run.ts';
import { itemsOf, type RunRow } from './runs.repository.ts';

const { position, subjectId, cents, attempts, triesLeft, askedBy } = runItems;
const COLUMNS = { position, subjectId, cents, attempts, triesLeft, askedBy };

/** An item in hand. `attempts` counts this one. */
export type RunItem = Pick<typeof runItems.$inferSelect, keyof typeof COLUMNS>;

/** Items that somebody has taken in hand: a set that was never begun before, or some by their position with how often each was begun. */
export type Taken = { askedBy: string; first: number; count: number } & (
  | { kind: 'set' }
  | { kind: 'some'; attempts: ReadonlyMap<number, number> }
);

/** A second try takes a quarter of what a first takes together, and a third a quarter of that; from the fourth on each is tried by itself. */
const A_FEW = [1, 4, 16];

/**
 * Takes the next set of a run in hand, of those that were never begun: it is noted on the run alone, once for all of them, and nobody else takes it; null where there is no other.
 * Call it in a transaction of its own: what is begun is noted whatever comes.
 */
export async function takeSet(tx: Tx, run: RunRow, atOnce: number, now: Date): Promise<Taken | null> {
  const { rows } = await tx.execute<{ before: number; upto: number }>(sql`
    with was as (select tenant_id, id, begun_to from runs where tenant_id = ${run.tenantId} and id = ${run.id} and begun_to < total for update)
    update runs r set begun_to = least(r.total, was.begun_to + ${atOnce}::int), moved_at = ${now}
    from was where r.tenant_id = was.tenant_id and r.id = was.id
    returning was.begun_to as before, r.begun_to as upto`);
  const [set] = rows;
  return set ? { kind: 'set', askedBy: run.userId, first: set.before + 1, count: set.upto - set.before } : null;
}

/**
 * Takes the next items in hand, each by itself noted: fresh ones together, at most so many; those that were begun before after them, by `begunBefore`. What others hold is passed over.
 * Those that have no try left come back as they are: they have failed. Call it in a transaction of its own: what is begun is counted whatever comes.
 * @param begunInSets whether an item without a try is one of a set that was begun, and of which nothing was heard
 */
export async function takeItems(
  tx: Tx,
  run: RunRow,
  atOnce: number,
  begunInSets: boolean,
): Promise<{ taken: Taken | null; spent: RunItem[] }> {
  const waiting = await tx
    .select(COLUMNS)
    .from(runItems)
    .where(and(itemsOf(run.tenantId, run.id), sql`${runItems.state} in ('WAITING', 'WORKING')`))
    .orderBy(runItems.attempts, runItems.position)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const next = begunInSets ? waiting.map(begunOnce) : waiting;
  const spent = next.filter((item) => item.triesLeft === 0);
  const fresh = next.filter((item) => item.attempts === 0 && item.triesLeft > 0);
  const chosen = fresh.length > 0 ? fresh : begunBefore(next, atOnce);
  const [first] = chosen;
  if (!first) return { taken: null, spent };
  // Those that are chosen were begun equally often, and so have the tries that this leaves them each by itself.
  await tx
    .update(runItems)
    .set({
      state: 'WORKING',
      attempts: first.attempts + 1,
      triesLeft: begunInSets
        ? sql`${runItems.triesLeft} - case when ${runItems.attempts} = 0 then 2 else 1 end`
        : sql`${runItems.triesLeft} - 1`,
      reason: null,
    })
    .where(and(itemsOf(run.tenantId, run.id), isAmong(chosen)));
  const tries = new Map(chosen.map((item) => [item.position, item.attempts + 1]));
  const taken = { askedBy: first.askedBy, first: first.position, count: chosen.length, attempts: tries };
  return { taken: { kind: 'some', ...taken }, spent };
}

/** Of a set that was begun and has no result, each was begun once: nothing of that stands on it yet. */
function begunOnce(item: RunItem): RunItem {
  return item.attempts === 0 ? { ...item, attempts: 1, triesLeft: item.triesLeft - 1 } : item;
}

/** Of items that were begun before: fewer and fewer together, as a killed process is rarely a fault of theirs; the last try is each one's own, so that whose fault it is comes out. */
function begunBefore(next: readonly RunItem[], atOnce: number): RunItem[] {
  const left = next.filter((item) => item.triesLeft > 0);
  const first = left[0];
  const few = first && first.triesLeft > 1 ? A_FEW[first.attempts] : undefined;
  return left.filter((item) => item.attempts === first?.attempts).slice(0, few ? Math.ceil(atOnce / few) : 1);
}

/** Locks items that were taken; without those that somebody else has taken since, or done. */
export async function lockTaken(tx: Tx, run: RunRow, taken: Taken): Promise<RunItem[]> {
  const last = taken.first + taken.count - 1;
  const theirs =
    taken.kind === 'set'
      ? sql`${runItems.position} between ${taken.first} and ${last} and ${runItems.state} = 'WAITING' and ${runItems.attempts} = 0`
      : sql`${runItems.position} = any(${sql.param([...taken.attempts.keys()])}::int[]) and ${runItems.state} = 'WORKING'`;
  const rows = await tx
    .select(COLUMNS)
    .from(runItems)
    .where(and(itemsOf(run.tenantId, run.id), theirs))
    .orderBy(runItems.position)
    .for('update');
  if (taken.kind === 'set') return rows.map(begunOnce);
  return rows.filter((row) => taken.attempts.get(row.position) === row.attempts);
}

/** How an item ends, or that it waits again. */
type ItemEnd = Pick<typeof runItems.$inferSelect, 'state' | 'reason' | 'doneAt'>;

/** Writes down what became of items that are locked: one statement for all that came to the same end. Those of a set have had their first try by that. */
export async function endItems(tx: Tx, run: RunRow, items: readonly RunItem[], end: ItemEnd): Promise<void> {
  if (items.length === 0) return;
  await tx
    .update(runItems)
    .set({
      ...end,
      attempts: sql`greatest(${runItems.attempts}, 1)`,
      triesLeft: sql`${runItems.triesLeft} - case when ${runItems.attempts} = 0 then 1 else 0 end`,
    })
    .where(and(itemsOf(run.tenantId, run.id), isAmong(items)));
}

/** The reason of an item whose tries are all spent. */
export const SPENT = { state: 'FAILED', reason: RUN_FAULT } as const;

function isAmong(items: readonly RunItem[]): SQL {
  return sql`${position} = any(${sql.param(items.map((item) => item.position))}::int[])`;
}
