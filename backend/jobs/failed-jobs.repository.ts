import { and, eq, sql } from 'drizzle-orm';
import { failedJobs } from '#backend/db/schema/failed-jobs.ts';
import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import type { ToldWork } from '#domain/inbox/told-jobs.ts';
import type { errorFacts } from '#domain/log/error-facts.ts';

type Log = Pick<Deps, 'sidePool' | 'log'>;

const FAULT_CHARS = 120;

/** Tells a tenant's managers of work that has failed in all of its tries; where that fails too, the log alone has it. @param tries how often it was begun */
export async function noteFailure(
  { sidePool, log }: Log,
  { tenantId, ...work }: ToldWork,
  tries: number,
  facts: ReturnType<typeof errorFacts>,
): Promise<void> {
  const root = facts.cause ?? facts;
  const fault = [root.type, root.code].filter(Boolean).join(' ').slice(0, FAULT_CHARS);
  const how = { tries, fault, failedAt: sql`now()` };
  await inTenant(sidePool, tenantId, (tx) =>
    tx
      .insert(failedJobs)
      .values({ tenantId, ...work, ...how })
      .onConflictDoUpdate({ target: [failedJobs.tenantId, failedJobs.job, failedJobs.data], set: how }),
  ).catch((error: unknown) =>
    log.error({ err: error, tenantId, job: work.job }, 'jobs: a failure could not be written down'),
  );
}

/** What went through has not failed any more, however it was begun again. */
export async function forgetFailure({ sidePool, log }: Log, { tenantId, job, data }: ToldWork): Promise<void> {
  const same = and(eq(failedJobs.tenantId, tenantId), eq(failedJobs.job, job), eq(failedJobs.data, data));
  await inTenant(sidePool, tenantId, (tx) => tx.delete(failedJobs).where(same)).catch((error: unknown) =>
    log.error({ err: error, tenantId, job }, 'jobs: a failure could not be forgotten'),
  );
}
