import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { runItems, runs } from '#backend/db/schema/runs.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RUN_FAULT, RUN_TRIES } from '#domain/run/run.ts';

export type RunRow = typeof runs.$inferSelect;
export type RunItem = typeof runItems.$inferSelect;

/** What a run is made of, in the order in which it is to be done. */
export interface NewItem {
  subjectId: string;
  userId: string;
  investmentId?: string;
  cents: bigint;
}

const ofRun = (tenantId: string, id: string) => and(eq(runs.tenantId, tenantId), eq(runs.id, id));
const itemsOf = (tenantId: string, runId: string) => and(eq(runItems.tenantId, tenantId), eq(runItems.runId, runId));

export async function insertRun(tx: Tx, run: typeof runs.$inferInsert): Promise<RunRow> {
  const [row] = await tx.insert(runs).values(run).returning();
  if (!row) throw new Error('the run was not written');
  return row;
}

/** A second try takes a quarter of what a first takes together. */
const A_FEW = 4;

/** So many items one statement writes: of a hundred thousand, one would be near the longest that a statement may take on a busy machine. */
const WRITTEN_AT_ONCE = 10_000;

/** Writes what a run is made of, in the order in which it is given. */
export async function insertItems(tx: Tx, run: RunRow, items: readonly NewItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += WRITTEN_AT_ONCE)
    await insertSome(tx, run, items.slice(from, from + WRITTEN_AT_ONCE), from);
}

/** @param before how many items stand before these */
async function insertSome(tx: Tx, run: RunRow, items: readonly NewItem[], before: number): Promise<void> {
  const list = items.map(({ subjectId, userId, investmentId, cents }, at) => ({
    position: before + at + 1,
    subject_id: subjectId,
    user_id: userId,
    investment_id: investmentId ?? null,
    cents: String(cents),
  }));
  await tx.execute(sql`
    insert into run_items (tenant_id, run_id, position, subject_id, user_id, investment_id, cents, tries_left, asked_by)
    select ${run.tenantId}::uuid, ${run.id}::uuid, i.position, i.subject_id, i.user_id, i.investment_id, i.cents, ${RUN_TRIES}::int, ${run.userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as i (position int, subject_id uuid, user_id uuid, investment_id uuid, cents bigint)`);
}

export async function runById(tx: Tx, tenantId: string, id: string): Promise<RunRow | null> {
  const [row] = await tx.select().from(runs).where(ofRun(tenantId, id));
  return row ?? null;
}

/** Locks a run: for what begins, stops and ends it. Its items are locked before it by whoever works at them. */
export async function lockRun(tx: Tx, tenantId: string, id: string): Promise<RunRow | null> {
  const [row] = await tx.select().from(runs).where(ofRun(tenantId, id)).for('update');
  return row ?? null;
}

export async function updateRun(tx: Tx, run: Pick<RunRow, 'tenantId' | 'id'>, change: Partial<RunRow>): Promise<void> {
  await tx.update(runs).set(change).where(ofRun(run.tenantId, run.id));
}

/** Adds to a run's counts and sums what became of some of its items. */
export async function countResults(
  tx: Tx,
  run: Pick<RunRow, 'tenantId' | 'id'>,
  of: { done: number; failed: number; doneCents: bigint; failedCents: bigint },
  now: Date,
): Promise<void> {
  const plus = (column: SQL | typeof runs.done | typeof runs.doneCents, more: number | bigint) =>
    sql`${column} + ${String(more)}::bigint`;
  await tx
    .update(runs)
    .set({
      done: plus(runs.done, of.done),
      failed: plus(sql`${runs.failed}`, of.failed),
      doneCents: plus(runs.doneCents, of.doneCents),
      failedCents: plus(sql`${runs.failedCents}`, of.failedCents),
      movedAt: now,
    })
    .where(ofRun(run.tenantId, run.id));
}

/**
 * Takes the next items in hand: fresh ones together, at most so many; those that were begun before after them, by `begunBefore`. What others hold is passed over.
 * Those that have no try left come back as they are: they have failed. Call it in a transaction of its own: what is begun is counted whatever comes.
 */
export async function takeItems(tx: Tx, run: RunRow, atOnce: number): Promise<{ taken: RunItem[]; spent: RunItem[] }> {
  const next = await tx
    .select()
    .from(runItems)
    .where(and(itemsOf(run.tenantId, run.id), sql`${runItems.state} in ('WAITING', 'WORKING')`))
    .orderBy(runItems.attempts, runItems.position)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const spent = next.filter(({ triesLeft }) => triesLeft === 0);
  const fresh = next.filter(({ attempts, triesLeft }) => attempts === 0 && triesLeft > 0);
  const chosen = fresh.length > 0 ? fresh : begunBefore(next, atOnce);
  if (chosen.length === 0) return { taken: [], spent };
  const taken = await tx
    .update(runItems)
    .set({
      state: 'WORKING',
      attempts: sql`${runItems.attempts} + 1`,
      triesLeft: sql`${runItems.triesLeft} - 1`,
      reason: null,
    })
    .where(and(itemsOf(run.tenantId, run.id), isAmong(chosen)))
    .returning();
  return { taken: taken.sort((a, b) => a.position - b.position), spent };
}

/** Of items that were begun before: those of a first try a few together, as a killed process was no fault of theirs; after a second try one by itself. */
function begunBefore(next: readonly RunItem[], atOnce: number): RunItem[] {
  const left = next.filter(({ triesLeft }) => triesLeft > 0);
  const isSecond = left[0]?.attempts === 1;
  return left
    .filter(({ attempts }) => attempts === left[0]?.attempts)
    .slice(0, isSecond ? Math.ceil(atOnce / A_FEW) : 1);
}

/** Locks items that were taken; without those that somebody else has taken since, or done. */
export async function lockTaken(tx: Tx, run: RunRow, taken: readonly RunItem[]): Promise<RunItem[]> {
  const rows = await tx
    .select()
    .from(runItems)
    .where(and(itemsOf(run.tenantId, run.id), isAmong(taken), eq(runItems.state, 'WORKING')))
    .orderBy(runItems.position)
    .for('update');
  const attempts = new Map(taken.map((item) => [item.position, item.attempts]));
  return rows.filter((row) => attempts.get(row.position) === row.attempts);
}

/** How an item ends, or that it waits again. */
type ItemEnd = Pick<RunItem, 'state' | 'reason' | 'doneAt'>;

/** Writes down what became of items that are locked: one statement for all that came to the same end. */
export async function endItems(tx: Tx, items: readonly RunItem[], end: ItemEnd): Promise<void> {
  const [first] = items;
  if (!first) return;
  await tx
    .update(runItems)
    .set(end)
    .where(and(itemsOf(first.tenantId, first.runId), isAmong(items)));
}

/** Has what failed wait again: all of it, or one. Answers how many there were and their cents; the run must be locked. */
export async function waitAgain(
  tx: Tx,
  run: RunRow,
  askedBy: string,
  position?: number,
): Promise<{ count: number; cents: bigint }> {
  const rows = await tx
    .update(runItems)
    .set({ state: 'WAITING', triesLeft: RUN_TRIES, askedBy, doneAt: null })
    .where(
      and(
        itemsOf(run.tenantId, run.id),
        eq(runItems.state, 'FAILED'),
        position === undefined ? undefined : eq(runItems.position, position),
      ),
    )
    .returning({ cents: runItems.cents });
  return { count: rows.length, cents: rows.reduce((sum, { cents }) => sum + cents, 0n) };
}

/** Who began a run, as a mail reaches them. */
export async function starterOf(tx: Tx, { tenantId, userId }: RunRow) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, lang: users.lang })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ?? null;
}

/** Runs at work of which nothing was heard for a while: their job is lost. */
export async function silentRuns(tx: Tx, tenantId: string, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.tenantId, tenantId), eq(runs.state, 'RUNNING'), lt(runs.movedAt, before)));
  return rows.map(({ id }) => id);
}

/** The reason of an item whose tries are all spent. */
export const SPENT = { state: 'FAILED', reason: RUN_FAULT } as const;

function isAmong(items: readonly RunItem[]): SQL {
  return sql`${runItems.position} = any(${sql.param(items.map(({ position }) => position))}::int[])`;
}
