import type pg from 'pg';
import { CLOCK_QUEUE, JOBS_SCHEMA } from './install.ts';
import { JOB_NAMES, SCHEDULED_NAMES, SCHEDULES } from './queues.ts';

/**
 * What background work needs of the database and does not find, a few words each: queues, the right to use them, schedules. pg-boss itself
 * says nothing of it: it would start, and never run a job.
 */
export async function missingForJobs(pool: pg.Pool): Promise<string[]> {
  const queues = await pool.query<{ name: string; open: boolean }>(
    // Asked for one by one: a list of rights would be answered with yes for any of them.
    `select name, (select bool_and(has_table_privilege(format('${JOBS_SCHEMA}.%I', partition_name), asked))
       from unnest(array['select', 'insert', 'update', 'delete']) asked) as open
     from ${JOBS_SCHEMA}.queue`,
  );
  const schedules = await pool.query<{ name: string; cron: string }>(`select name, cron from ${JOBS_SCHEMA}.schedule`);
  const runs = await pool.query<{ name: string }>('select name from job_runs');
  const missing: string[] = [];
  for (const name of [CLOCK_QUEUE, ...JOB_NAMES]) {
    const queue = queues.rows.find((row) => row.name === name);
    if (!queue) missing.push(`the queue ${name}`);
    else if (!queue.open) missing.push(`the right to use the queue ${name}`);
  }
  for (const name of SCHEDULED_NAMES) {
    if (schedules.rows.find((row) => row.name === name)?.cron !== SCHEDULES[name].cron)
      missing.push(`the schedule of ${name}`);
    if (!runs.rows.some((row) => row.name === name)) missing.push(`the run record of ${name}`);
  }
  return missing;
}
