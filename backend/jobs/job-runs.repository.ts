import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { jobRuns } from '#backend/db/schema/job-runs.ts';
import type { RunFacts } from './lateness.ts';
import { SCHEDULED_NAMES, SCHEDULES, type ScheduledName } from './queues.ts';

/** How every schedule stands, and the database's now, by which it is to be judged. One without a row stands as if it had never been known. */
export async function jobRunFacts(pool: pg.Pool): Promise<{ now: number; runs: Record<ScheduledName, RunFacts> }> {
  const rows = await over(pool)
    .select({ run: jobRuns, now: sql<string>`extract(epoch from now()) * 1000` })
    .from(jobRuns);
  const factsOf = (name: ScheduledName): RunFacts => {
    const run = rows.find((row) => row.run.name === name)?.run;
    return {
      everySeconds: SCHEDULES[name].everySeconds,
      knownSince: run?.knownSince.getTime() ?? 0,
      triedAt: run?.triedAt?.getTime() ?? null,
      doneAt: run?.doneAt?.getTime() ?? null,
    };
  };
  return {
    now: Number(rows[0]?.now ?? Date.now()),
    runs: Object.fromEntries(SCHEDULED_NAMES.map((name) => [name, factsOf(name)])) as Record<ScheduledName, RunFacts>,
  };
}

export async function noteTried(pool: pg.Pool, name: ScheduledName): Promise<void> {
  await over(pool).update(jobRuns).set({ triedAt: sql`now()` }).where(eq(jobRuns.name, name));
}

export async function noteDone(pool: pg.Pool, name: ScheduledName): Promise<void> {
  await over(pool).update(jobRuns).set({ doneAt: sql`now()` }).where(eq(jobRuns.name, name));
}

/** How many tokens on chains differ from their register, as they were last held beside it. */
export async function tokensDiffering(pool: pg.Pool): Promise<number> {
  const { rows } = await over(pool).execute<{ found: number }>(sql`select lonja_tokens_differing() as found`);
  return rows[0]?.found ?? 0;
}

/** Each statement by itself: these rows belong to no tenant. */
function over(pool: pg.Pool) {
  return drizzle(pool, { casing: 'snake_case' });
}
