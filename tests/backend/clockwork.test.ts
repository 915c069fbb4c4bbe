import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import type { Handlers } from '#backend/jobs/handlers.ts';
import { isScheduled, JOB_NAMES, type JobName, SCHEDULED_NAMES, SCHEDULES } from '#backend/jobs/queues.ts';
import { SomeTenantsFailed } from '#backend/jobs/tenant-work.ts';
import { makeBoss, startWorker } from '#backend/jobs/worker.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { until } from '#tests/support/until.ts';

const CLOCK_QUEUE = '__pgboss__send-it';

let db: TestDatabase;
let backEnd: BackEnd;
/** Names of the jobs that ran, oldest first. */
let ran: JobName[];

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
});
beforeEach(() => {
  ran = [];
});
afterEach(async () => {
  await db.query('delete from pgboss.job');
  await db.query('update job_runs set tried_at = null, done_at = null');
});
afterAll(async () => {
  await backEnd.close();
  await db.drop();
});

const handlers = (act: (name: JobName) => Promise<void> = async () => undefined) =>
  Object.fromEntries(
    JOB_NAMES.map((name) => [
      name,
      async () => {
        ran.push(name);
        await act(name);
      },
    ]),
  ) as unknown as Handlers;

test('whatever background work needs and does not find is named, and the worker does not start', async () => {
  const start = () => startWorker(backEnd.deps, handlers());
  const rights = await db.query<{ partition_name: string }>(
    `select partition_name from pgboss.queue where name = 'refund.send'`,
  );
  await db.query(`delete from pgboss.schedule where name = 'chain.watch'`);
  await db.query(`update pgboss.schedule set cron = '0 0 1 1 *' where name = 'orders.sweep'`);
  await db.query(`delete from job_runs where name = 'identity.sweep'`);
  await db.query(`revoke insert on pgboss.${rights[0]?.partition_name} from lonja_app`);
  await db.query(`select pgboss.delete_queue('${CLOCK_QUEUE}')`);
  await db.query(`select pgboss.delete_queue('mail.deliver')`);
  await expect(start()).rejects.toThrow(
    `the database lacks the queue ${CLOCK_QUEUE}, the queue mail.deliver, the right to use the queue refund.send, ` +
      'the schedule of orders.sweep, the schedule of chain.watch, the run record of identity.sweep.',
  );
  // The next start, as the owner, makes all of it.
  await migrate(db.url);
  const stop = await start();
  await stop();
});

test('a schedule that this version does not know goes with the next start, and its record too', async () => {
  await db.query(`insert into pgboss.schedule (name, cron) values ('mail.deliver', '* * * * *')`);
  await db.query(`insert into job_runs (name) values ('old.work')`);
  await migrate(db.url);
  const names = async (table: string) =>
    (await db.query<{ name: string }>(`select name from ${table}`)).map((row) => row.name);
  expect((await names('pgboss.schedule')).sort()).toEqual([...SCHEDULED_NAMES].sort());
  expect((await names('job_runs')).sort()).toEqual([...SCHEDULED_NAMES].sort());
});

test('a job that has not run for its period runs soon after a start, and no other job does', async () => {
  await db.query(`update job_runs set tried_at = now(), done_at = now()`);
  await db.query(`update job_runs set tried_at = now() - interval '26 hours', done_at = now() - interval '26 hours'
    where name = 'upkeep.sweep'`);
  // Two back ends that start at once put it into the queue once.
  const stops = await Promise.all([startWorker(backEnd.deps, handlers()), startWorker(backEnd.deps, handlers())]);
  try {
    await until(() => ran.includes('upkeep.sweep'), 'the nightly work runs');
    await sleep(2_500);
    expect(ran.filter((name) => name === 'upkeep.sweep')).toHaveLength(1);
    expect(ran).not.toContain('identity.sweep');
    const [row] = await db.query<{ fresh: boolean }>(
      `select done_at > now() - interval '1 minute' as fresh from job_runs where name = 'upkeep.sweep'`,
    );
    expect(row?.fresh).toBe(true);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
});

test('work that a start has missed begins a piece at a time, what runs most often first', async () => {
  const stop = await startWorker(backEnd.deps, handlers());
  try {
    const rows = await db.query<{ name: JobName; seconds: number }>(
      `select name, round(extract(epoch from start_after - created_on))::int as seconds
       from pgboss.job where singleton_key = 'overdue' order by start_after`,
    );
    expect(rows.map(({ seconds }) => seconds)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
    const periods = rows.map(({ name }) => (isScheduled(name) ? SCHEDULES[name].everySeconds : 0));
    expect(periods).toEqual([60, 60, 60, 900, 86_400, 86_400, 86_400, 86_400]);
  } finally {
    await stop();
  }
});

test('jobs that wait are done one after the other with no pause between, what is urgent first', async () => {
  const crowd = 100;
  await db.query(
    `insert into pgboss.job (name, priority, data) select 'mail.deliver', -1, '{"to":"crowd"}' from generate_series(1, $1::int)`,
    [crowd],
  );
  await db.query(`insert into pgboss.job (name, data) values ('mail.deliver', '{"to":"one"}')`);
  const done: unknown[] = [];
  const stop = await startWorker(backEnd.deps, {
    ...handlers(),
    'mail.deliver': async (data) => {
      done.push((data as unknown as { to: string }).to);
    },
  });
  try {
    // With a pause of a second after each it would be a hundred.
    await until(() => done.length > crowd, 'all mails have left');
    expect(done[0]).toBe('one');
    expect(done).toHaveLength(crowd + 1);
  } finally {
    await stop();
  }
});

test('a run counts as done where it ran through, also where it failed for some tenants', async () => {
  const stop = await startWorker(
    backEnd.deps,
    handlers(async (name) => {
      if (name === 'orders.sweep') throw new Error('for everybody');
      if (name === 'chain.watch') throw new SomeTenantsFailed('for one');
    }),
  );
  try {
    await until(() => SCHEDULED_NAMES.every((name) => ran.includes(name)), 'all have run');
    const done = async () => {
      const rows = await db.query<{ name: string }>(
        'select name from job_runs where done_at is not null order by name',
      );
      return rows.map(({ name }) => name).join();
    };
    await until(
      async () =>
        (await done()) ===
        'chain.watch,debts.sweep,identity.sweep,lists.sweep,tokens.reconcile,tokens.work,upkeep.sweep',
      'seven are done',
    );
    const [tried] = await db.query<{ n: number }>('select count(*)::int n from job_runs where tried_at is not null');
    expect(tried?.n).toBe(8);
  } finally {
    await stop();
  }
});

test('finished jobs are put away and forgotten, and one whose process died is taken up again, all as the application', async () => {
  const insert = (state: string, completed: string | null, started: string | null = null) =>
    db.query<{ id: string }>(
      `insert into pgboss.job (name, state, completed_on, started_on, expire_in)
       values ('mail.deliver', $1, now() - $2::interval, now() - $3::interval, interval '1 minute') returning id`,
      [state, completed, started],
    );
  await insert('completed', '13 hours');
  const [fresh] = await insert('completed', '1 hour');
  const [stuck] = await insert('active', null, '2 minutes');
  await db.query(
    `insert into pgboss.archive (id, name, priority, archived_on, retry_limit, retry_count, retry_delay, retry_backoff, state, start_after, expire_in, created_on, keep_until)
     values (gen_random_uuid(), 'mail.deliver', 0, now() - interval '8 days', 0, 0, 0, false, 'completed', now(), '1 minute', now(), now())`,
  );
  const boss: PgBoss = makeBoss(backEnd.deps.sidePool, backEnd.deps.log);
  // What its own timer calls every two minutes.
  await boss.maintain();
  const jobs = await db.query<{ id: string; state: string }>(
    `select id, state from pgboss.job where name = 'mail.deliver'`,
  );
  expect(Object.fromEntries(jobs.map(({ id, state }) => [id, state]))).toEqual({
    [fresh?.id ?? '']: 'completed',
    [stuck?.id ?? '']: 'retry',
  });
  const archived = await db.query<{ days: number }>(
    `select extract(day from now() - archived_on)::int as days from pgboss.archive`,
  );
  expect(archived).toEqual([{ days: 0 }]);
});

test('a statement of the queue’s that fails half-way leaves no connection inside its transaction', async () => {
  const boss = makeBoss(backEnd.deps.sidePool, backEnd.deps.log);
  await db.query('alter table pgboss.archive rename to gone');
  try {
    for (let n = 0; n < 8; n++) await expect(boss.maintain()).rejects.toThrow('archive');
  } finally {
    await db.query('alter table pgboss.gone rename to archive');
  }
  const answers = Array.from({ length: 8 }, () => backEnd.deps.sidePool.query('select 1 as n'));
  for (const { rows } of await Promise.all(answers)) expect(rows).toEqual([{ n: 1 }]);
});
