import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { runItems, runs } from '#backend/db/schema/runs.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RUN_TRIES } from '#domain/run/run.ts';

export type RunRow = typeof runs.$inferSelect;

/** A query of `subject_id`, `user_id` and `cents`. */
export type Subjects = SQL;

/** What a run is made of, in the order in which it is to be done. */
export interface NewItem {
  subjectId: string;
  userId: string;
  investmentId?: string;
  cents: bigint;
}

const ofRun = (tenantId: string, id: string) => and(eq(runs.tenantId, tenantId), eq(runs.id, id));
export const itemsOf = (tenantId: string, runId: string) =>
  and(eq(runItems.tenantId, tenantId), eq(runItems.runId, runId));

export async function insertRun(tx: Tx, run: typeof runs.$inferInsert): Promise<RunRow> {
  const [row] = await tx.insert(runs).values(run).returning();
  if (!row) throw new Error('the run was not written');
  return row;
}

/** So many items one statement writes: ten thousand took longer than a statement may on a machine with eleven others' work. */
const WRITTEN_AT_ONCE = 2_000;

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

/** So many a job's statement finds and writes: each sorts all that are left. */
const GATHERED_AT_ONCE = 10_000;

/** Writes the next items of a run down by what its kind knows they are (`RunKind.subjects`), in the order of their people; the run must be locked. The last ones settle how many there are. */
export async function gatherItems(tx: Tx, run: RunRow, subjects: Subjects): Promise<void> {
  const [last] = await tx
    .select({ position: runItems.position, userId: runItems.userId })
    .from(runItems)
    .where(itemsOf(run.tenantId, run.id))
    .orderBy(desc(runItems.position))
    .limit(1);
  const { rowCount } = await tx.execute(sql`
    insert into run_items (tenant_id, run_id, position, subject_id, user_id, cents, tries_left, asked_by)
    select ${run.tenantId}::uuid, ${run.id}::uuid, ${last?.position ?? 0}::int + row_number() over (order by s.user_id), s.subject_id, s.user_id, s.cents,
      ${RUN_TRIES}::int, ${run.userId}::uuid
    from (select * from (${subjects}) every ${last ? sql`where every.user_id > ${last.userId}::uuid` : sql``} order by every.user_id limit ${GATHERED_AT_ONCE}) s`);
  if (rowCount === GATHERED_AT_ONCE) return;
  await tx.execute(sql`
    update runs r set gathered = true, total = i.count, total_cents = i.cents
    from (select count(*)::int as count, coalesce(sum(cents), 0) as cents from run_items where tenant_id = ${run.tenantId} and run_id = ${run.id}) i
    where r.tenant_id = ${run.tenantId} and r.id = ${run.id}`);
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

const isSilent = (tenantId: string, before: Date) =>
  and(eq(runs.tenantId, tenantId), inText(eq(runs.state, 'RUNNING')), lt(runs.movedAt, before));

/** Whether `silentRuns` finds any. */
export const anySilentRun = (tenantId: string, before: Date): SQL => anyRow(runs, isSilent(tenantId, before));

/** Runs at work of which nothing was heard for a while: their job is lost. */
export async function silentRuns(tx: Tx, tenantId: string, before: Date): Promise<string[]> {
  const rows = await tx.select({ id: runs.id }).from(runs).where(isSilent(tenantId, before));
  return rows.map(({ id }) => id);
}
