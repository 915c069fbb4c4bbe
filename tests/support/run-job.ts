import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '#backend/jobs/queues.ts';
import type { TestDatabase } from './database.ts';

const PATIENCE_MS = 60_000;

/** Has the running back end do a job now, as its timetable would within a minute, and waits for the end. Throws where the job failed. */
export async function runJob(database: TestDatabase, name: JobName): Promise<void> {
  const [job] = await database.query<{ id: string }>('insert into pgboss.job (name) values ($1) returning id', [name]);
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await sleep(100)) {
    const [now] = await database.query<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]);
    if (now?.state === 'completed') return;
    if (now?.state === 'failed') break;
  }
  throw new Error(`the job ${name} did not end well`);
}
