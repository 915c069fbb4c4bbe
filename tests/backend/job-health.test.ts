import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Health, healthOf } from '#backend/jobs/health.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';

let db: TestDatabase;
let backEnd: BackEnd;

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
});
afterAll(async () => {
  await backEnd.close();
  await db.drop();
});

test('/healthz names each scheduled job with its period and its last run, and is 503 when one is late', async () => {
  // An answer is kept for a second: a look that nobody had before is fresh.
  const look = (upSeconds = 0) => healthOf(backEnd.deps.sidePool, () => upSeconds)();
  await db.query(`update job_runs set done_at = now()`);
  const answer = await backEnd.fetch(new Request('http://api.test/healthz'));
  expect(answer.status).toBe(200);
  const good = (await answer.json()) as Health;
  expect(good.status).toBe('ok');
  expect(good.jobs.map(({ name, every_seconds, late }) => ({ name, every_seconds, late }))).toEqual([
    { name: 'upkeep.sweep', every_seconds: 86_400, late: false },
    { name: 'orders.sweep', every_seconds: 60, late: false },
    { name: 'chain.watch', every_seconds: 60, late: false },
    { name: 'tokens.work', every_seconds: 60, late: false },
    { name: 'tokens.reconcile', every_seconds: 86_400, late: false },
    { name: 'identity.sweep', every_seconds: 900, late: false },
    { name: 'debts.sweep', every_seconds: 86_400, late: false },
    { name: 'lists.sweep', every_seconds: 86_400, late: false },
  ]);
  for (const { last_done_at } of good.jobs)
    expect(Math.abs(Date.parse(last_done_at ?? '') - Date.now())).toBeLessThan(60_000);
  // Days that a test puts the clock forward do not count.
  backEnd.clock.moveTo(new Date(Date.now() + 30 * 86_400_000));
  expect((await look()).status).toBe('ok');
  backEnd.clock.moveTo(null);

  await db.query(`update job_runs set done_at = now() - interval '181 seconds' where name = 'chain.watch'`);
  // This process has just started: it is given the time to catch up.
  expect((await look()).status).toBe('ok');
  const longUp = await look(1_000);
  expect(longUp.status).toBe('work is late');
  expect(longUp.jobs.filter(({ late }) => late).map(({ name }) => name)).toEqual(['chain.watch']);
});

test('a thousand health checks ask the database once', async () => {
  let asked = 0;
  const pool = new Proxy(backEnd.deps.sidePool, {
    get(target, key) {
      if (key === 'query') asked += 1;
      return Reflect.get(target, key, target);
    },
  });
  const health = healthOf(pool, () => 0);
  await Promise.all(Array.from({ length: 1_000 }, () => health()));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(5);
});
