import type { Deps } from '#backend/deps.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { SYSTEM, type Work } from '#backend/work.ts';
import { errorFacts } from '#domain/log/error-facts.ts';
import { isToldByMail } from '#domain/run/pace.ts';
import type { RunKindName } from '#domain/run/run.ts';
import type { ItemResult, RunKind } from './run-kind.ts';
import { runEndedMail } from './run-mail.ts';
import {
  anySilentRun,
  countResults,
  gatherItems,
  lockRun,
  type RunRow,
  runById,
  silentRuns,
  starterOf,
  updateRun,
} from './runs.repository.ts';
import { endItems, lockTaken, type RunItem, SPENT, type Taken, takeItems, takeSet } from './taken-items.repository.ts';

export type RunKinds = Readonly<Record<RunKindName, RunKind>>;

/** So long one job works before it lets those of other runs have their turn. */
const SLICE_MS = 5_000;
/** A run of which nothing was heard for so long has lost its job, and gets another. */
const SILENT_MS = 30_000;
const silentBefore = (now: Date) => new Date(now.getTime() - SILENT_MS);

/**
 * Works at a run until it is through, stopped, or its slice is over; then the next job goes on. Run twice, or at once in two processes, no item is
 * done twice: it is taken in one transaction, and locked, done and written down in the next.
 */
export async function workRun(deps: Deps, kinds: RunKinds, { tenantId, runId }: JobData['run.work']): Promise<void> {
  const began = performance.now();
  for (;;) {
    stopIfEnding(deps);
    const begun = await tenantWork(deps, tenantId, (work) => begin(work, kinds, runId));
    if (!begun) return;
    await doTaken(deps, kinds[begun.run.kind], begun);
    if (performance.now() - began < SLICE_MS) continue;
    return tenantWork(deps, tenantId, ({ enqueue }) => enqueue('run.work', { tenantId, runId }));
  }
}

/** Has runs that have lost their job worked at again. */
export const runSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anySilentRun(tenant.id, silentBefore(now)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    for (const runId of await silentRuns(tx, tenant.id, silentBefore(now)))
      await enqueue('run.work', { tenantId: tenant.id, runId });
  }),
};

/** Takes the next items of a run in hand; where none is left, ends it. Null where there is nothing to do now. */
async function begin(work: Work, kinds: RunKinds, runId: string): Promise<{ run: RunRow; taken: Taken | null } | null> {
  const { tx, tenant, now } = work;
  const run = await runById(tx, tenant.id, runId);
  if (run?.state !== 'RUNNING') return null;
  const { atOnce, subjects } = kinds[run.kind];
  if (subjects && !run.gathered) {
    const locked = await lockRun(tx, tenant.id, runId);
    if (locked && !locked.gathered) await gatherItems(tx, locked, subjects(locked));
    await updateRun(tx, run, { movedAt: now });
    return { run, taken: null };
  }
  const inSets = atOnce > 1;
  const set = inSets ? await takeSet(tx, run, atOnce, now) : null;
  if (set) return { run, taken: set };
  const { taken, spent } = await takeItems(tx, run, atOnce, inSets);
  await writeDown(work, run, new Map(spent.map((item) => [item, { done: false, reason: SPENT.reason }])));
  if (taken || spent.length > 0) return { run, taken };
  await endIfThrough(work, kinds, runId);
  await updateRun(tx, run, { movedAt: now });
  return null;
}

async function endIfThrough(work: Work, kinds: RunKinds, runId: string): Promise<void> {
  const run = await lockRun(work.tx, work.tenant.id, runId);
  // Another job may still have some in hand, or have ended it.
  if (run?.state !== 'RUNNING' || run.done + run.failed < run.total) return;
  await updateRun(work.tx, run, { state: 'DONE', finishedAt: work.now });
  await kinds[run.kind].finished?.(work, run);
  const starter = isToldByMail(run, work.now) ? await starterOf(work.tx, run) : null;
  if (starter) await work.mail(runEndedMail(run, starter));
}

async function doTaken(deps: Deps, kind: RunKind, { run, taken }: { run: RunRow; taken: Taken | null }): Promise<void> {
  if (!taken) return;
  const inRun = (act: (work: Work, items: RunItem[]) => Promise<ReadonlyMap<RunItem, ItemResult>>) =>
    tenantWork(
      deps,
      run.tenantId,
      async (work) => {
        const items = await lockTaken(work.tx, run, taken);
        await writeDown(work, run, await act(work, items));
      },
      undefined,
      { ...SYSTEM, userId: taken.askedBy },
    );
  try {
    await inRun(async (work, items) => {
      const results = await kind.act(work, run, items);
      return new Map(items.map((item) => [item, resultOf(results, item)]));
    });
  } catch (error) {
    // Of several taken together nobody knows which it was: they are begun anew a few together, then each by itself.
    const isNo = error instanceof Refusal && taken.count === 1;
    if (!isNo)
      deps.log.error({ ...errorFacts(error), runId: run.id, position: taken.first }, 'an item of a run failed');
    await inRun(async (work, items) => {
      if (!isNo) await endItems(work.tx, run, items, { state: 'WAITING', reason: null, doneAt: null });
      return new Map(isNo ? items.map((item) => [item, { done: false, reason: error.code }]) : []);
    });
  }
}

function resultOf(results: ReadonlyMap<number, ItemResult>, { position }: RunItem): ItemResult {
  const result = results.get(position);
  if (!result) throw new Error(`item ${position} has no result`);
  return result;
}

/** Writes down what became of items and adds it to the run's counts, in the transaction that did it. */
async function writeDown(work: Work, run: RunRow, results: ReadonlyMap<RunItem, ItemResult>): Promise<void> {
  const { tx, now } = work;
  const counts = { done: 0, failed: 0, doneCents: 0n, failedCents: 0n };
  // Of those that were done, by the note; of the others, by the reason: a few, however many items there are.
  const alike = { DONE: new Map<string | null, RunItem[]>(), FAILED: new Map<string | null, RunItem[]>() };
  for (const [item, result] of results) {
    const [ends, why] = result.done ? [alike.DONE, result.note ?? null] : [alike.FAILED, result.reason];
    const others = ends.get(why);
    if (others) others.push(item);
    else ends.set(why, [item]);
    counts[result.done ? 'done' : 'failed'] += 1;
    counts[result.done ? 'doneCents' : 'failedCents'] += item.cents;
  }
  for (const state of ['DONE', 'FAILED'] as const)
    for (const [reason, items] of alike[state]) await endItems(tx, run, items, { state, reason, doneAt: now });
  if (results.size > 0) await countResults(tx, run, counts, now);
}
