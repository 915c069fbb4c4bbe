import type pg from 'pg';
import PgBoss from 'pg-boss';
import { isScheduled, JOB_NAMES, QUEUES, SCHEDULED_NAMES, SCHEDULES } from './queues.ts';

/** Schema of the job tables: apart from ours, because pg-boss migrates it by itself. */
export const JOBS_SCHEMA = 'pgboss';
/** The queue through which pg-boss sends every scheduled job. Where it is missing nothing scheduled ever runs, and pg-boss says nothing. */
export const CLOCK_QUEUE = '__pgboss__send-it';

/**
 * Makes or updates the job tables, queues and schedules as the database's owner, and lets the application's role use them. Schedules that this
 * version does not know are removed; queues stay, because an older version may still run beside it.
 */
export async function installJobs(url: string, client: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      const { retryLimit, retryDelay, expireInSeconds } = QUEUES[name];
      const queue = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
      // Of scheduled work at most one waits: what could not begin in time is not done twice afterwards.
      const policy = isScheduled(name) ? ('short' as const) : ('standard' as const);
      if (await boss.getQueue(name)) await boss.updateQueue(name, { ...queue, policy });
      else await boss.createQueue(name, { ...queue, policy });
    }
    // The worker cannot make it: it signs in as the application, and pg-boss swallows that.
    if (!(await boss.getQueue(CLOCK_QUEUE))) await boss.createQueue(CLOCK_QUEUE);
    for (const name of SCHEDULED_NAMES) await boss.schedule(name, SCHEDULES[name].cron);
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
  await client.query(`delete from ${JOBS_SCHEMA}.schedule where name <> all ($1)`, [SCHEDULED_NAMES]);
  await client.query('delete from job_runs where name <> all ($1)', [SCHEDULED_NAMES]);
  await client.query('insert into job_runs (name) select unnest($1::text[]) on conflict do nothing', [SCHEDULED_NAMES]);
  await client.query(`
    grant usage on schema ${JOBS_SCHEMA} to lonja_app;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to lonja_app;
    grant execute on all functions in schema ${JOBS_SCHEMA} to lonja_app;
  `);
}
