import type pg from 'pg';
import PgBoss from 'pg-boss';
import { JOB_NAMES, QUEUES } from './queues.ts';

/** Schema of the job tables: apart from ours, because pg-boss migrates it by itself. */
export const JOBS_SCHEMA = 'pgboss';

/** Makes or updates the job tables and queues as the database's owner, and lets the application's role use them. */
export async function installJobs(url: string, client: pg.Client): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const name of JOB_NAMES) {
      const { retryLimit, retryDelay, expireInSeconds } = QUEUES[name];
      const queue = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
      if (await boss.getQueue(name)) await boss.updateQueue(name, queue);
      else await boss.createQueue(name, queue);
    }
  } finally {
    await boss.stop({ graceful: false, wait: true });
  }
  await client.query(`
    grant usage on schema ${JOBS_SCHEMA} to lonja_app;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to lonja_app;
    grant execute on all functions in schema ${JOBS_SCHEMA} to lonja_app;
  `);
}
