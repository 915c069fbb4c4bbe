import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Handlers } from '#backend/jobs/handlers.ts';
import { JOB_NAMES, type JobName } from '#backend/jobs/queues.ts';
import { startWorker } from '#backend/jobs/worker.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { until } from '#tests/support/until.ts';

let db: TestDatabase;
let backEnd: BackEnd;
/** Names of the jobs that ran, oldest first. */
let ran: JobName[];

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
});
beforeEach(async () => {
  ran = [];
  await db.query('update job_runs set tried_at = now(), done_at = now()');
});
afterEach(() => db.query('delete from pgboss.job'));
afterAll(async () => {
  await backEnd.close();
  await db.drop();
});

const handlers = () =>
  Object.fromEntries(JOB_NAMES.map((name) => [name, async () => ran.push(name)])) as unknown as Handlers;

test('a job of any queue begins at once, one that is to begin later at its moment, and an empty queue is not asked for', async () => {
  const stop = await startWorker(backEnd.deps, handlers());
  try {
    await sleep(1_500);
    const taken = vi.spyOn(backEnd.deps.sidePool, 'connect');
    await sleep(2_000);
    // Once a second and queue it would be two for each of them.
    expect(taken.mock.calls.length).toBeLessThan(JOB_NAMES.length / 2);
    taken.mockRestore();
    for (const seconds of [0, 2]) {
      ran = [];
      await db.query(
        `insert into pgboss.job (name, start_after) select unnest($1::text[]), now() + $2::int * interval '1 second'`,
        [JOB_NAMES, seconds],
      );
      await until(() => JOB_NAMES.every((name) => ran.includes(name)), 'all have begun');
      const [waited] = await db.query<{ most: number }>(
        `select max(extract(epoch from started_on - start_after))::float8 as most from pgboss.job where name = any ($1)`,
        [JOB_NAMES],
      );
      // Within a second on a quiet machine. By its own look alone a worker would take up to a minute.
      expect(waited?.most).toBeLessThan(5);
    }
  } finally {
    await stop();
  }
});

test('a time in which the queues could not be read keeps no job waiting afterwards', async () => {
  const stop = await startWorker(backEnd.deps, handlers());
  try {
    await db.query('revoke usage on schema pgboss from lonja_app');
    await sleep(1_200);
    await db.query(`insert into pgboss.job (name) values ('mail.deliver')`);
    await sleep(600);
    expect(ran).toEqual([]);
    await db.query('grant usage on schema pgboss to lonja_app');
    const since = performance.now();
    await until(() => ran.includes('mail.deliver'), 'the mail has its turn');
    expect(performance.now() - since).toBeLessThan(2_000);
  } finally {
    await db.query('grant usage on schema pgboss to lonja_app');
    await stop();
  }
});
