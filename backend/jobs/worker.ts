import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Handlers } from './handlers.ts';
import { JOBS_SCHEMA } from './install.ts';
import { JOB_NAMES, type JobName, SCHEDULES } from './queues.ts';

/** The job tables as the application's role sees them. `migrate()` must have made them. */
export function makeBoss(pool: pg.Pool, log: Logger): PgBoss {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  return boss;
}

/** Starts working on every queue; resolves to what stops it, after the jobs in hand are done. */
export async function startWorker(boss: PgBoss, handlers: Handlers): Promise<() => Promise<void>> {
  await boss.start();
  for (const name of JOB_NAMES) {
    await boss.work(name, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs) => {
      for (const job of jobs) await run(handlers, name, job.data);
    });
    const cron = SCHEDULES[name];
    if (cron) await boss.schedule(name, cron);
  }
  return () => boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
}

/** Runs one job by its name. The data were written by `enqueue`, which checks them against the name. */
export function run(handlers: Handlers, name: JobName, data: unknown): Promise<void> {
  const handler = handlers[name] as (data: unknown) => Promise<void>;
  return handler(data);
}
