import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appUrlOf } from '#backend/db/app-login.ts';
import { appPool, poolBeside } from '#backend/db/pool.ts';
import { inTenant } from '#backend/db/transaction.ts';
import { JOB_NAMES } from '#backend/jobs/queues.ts';
import { makeBoss } from '#backend/jobs/worker.ts';
import { listInbox } from '#contract/inbox.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { type BackEnd, callApi, startBackEnd } from '#tests/support/back-end.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { watchPool } from '#tests/support/round-trips.ts';

/** The server tries a statement five times with its values before it settles on one plan. */
const WARM = 8;
let world: InvestWorld;
let other: InvestWorld;
let pool: pg.Pool;
let single: BackEnd;

beforeAll(async () => {
  world = await makeInvestWorld();
  other = await anotherTenant(world);
  const steps = orderSteps(world);
  const offer = await world.addOffer();
  for (const status of ['CREATED', 'ACCEPTED', 'PROOF_OF_PAYMENT_UPLOADED', 'CHARGED'] as const)
    await orderAt(steps, await world.addPerson(), offer, 1, status);
  pool = appPool(await appUrlOf(world.db.url), 1);
  single = await startBackEnd(world.db.url, 1);
});
afterAll(async () => {
  await pool.end();
  await single.close();
  await world.close();
});

/** How often the one connection of a pool has planned a prepared statement with its values, and how often it took the plan that it had. */
async function plansOf(of: pg.Pool): Promise<{ anew: number; kept: number; statements: number }> {
  const { rows } = await of.query<{ anew: number; kept: number; statements: number }>(
    `select sum(custom_plans)::int as anew, sum(generic_plans)::int as kept, count(*)::int as statements
     from pg_prepared_statements where statement not like '%pg_prepared_statements%'`,
  );
  return rows[0] ?? { anew: 0, kept: 0, statements: 0 };
}

test('a list that is warm is read with plans that are there already', async () => {
  const watched = watchPool(single.deps.pool);
  const list = () =>
    callApi(single.fetch, 'http://api.test', world.host, listManagedInvestments, { as: world.manager });
  for (let at = 0; at < WARM; at += 1) expect((await list()).body.data).toHaveLength(4);
  const planned = async () => {
    const before = await plansOf(single.deps.pool);
    const [, asked] = await watched.during(list);
    const after = await plansOf(single.deps.pool);
    const values = asked.statements.filter((text) => text.includes('$'));
    expect(values.length).toBeGreaterThan(5);
    return after.anew - before.anew;
  };
  // The server counts its tables when it likes: it then plans anew, and of all it may judge one statement cheaper with its values, by its figures.
  await vi.waitFor(async () => expect(await planned()).toBeLessThanOrEqual(1), { timeout: 120_000 });
});

test('the statement of what waits for managers, the longest that is read, is kept planned, and a long one that writes is not', async () => {
  const ask = () => callApi(single.fetch, 'http://api.test', world.host, listInbox, { as: world.manager });
  for (let at = 0; at < WARM; at += 1) expect((await ask()).status).toBe(200);
  const kept = () =>
    single.deps.pool
      .query<{ uses: number }>(
        `select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where length(statement) > 8000`,
      )
      .then(({ rows }) => rows.map(({ uses }) => uses));
  // The page and the counts by kind: each once for each time it was asked for.
  expect(await kept()).toEqual([WARM, WARM]);
  const rows = Array.from({ length: 2_000 }, (_, at) => `($1::int + ${at})`).join(', ');
  await single.deps.pool.query(`with many (n) as (values ${rows}) select count(*) from many`, [1]);
  expect(await kept()).toEqual([WARM, WARM]);
});

test('a plan that is kept shows each tenant its own rows alone', async () => {
  const count = (tenantId: string) =>
    inTenant(pool, tenantId, async (tx) =>
      Number((await tx.$client.query('select count(*) as n from investments where tokens >= $1', [0])).rows[0].n),
    );
  for (let at = 0; at < WARM; at += 1) {
    expect(await count(world.tenantId)).toBe(4);
    expect(await count(other.tenantId)).toBe(0);
  }
  expect((await plansOf(pool)).kept).toBeGreaterThan(0);
});

test('a connection keeps a bounded number of statements, and those that come again afterwards are right', async () => {
  const ask = (at: number) =>
    inTenant(
      pool,
      world.tenantId,
      async (tx) => (await tx.$client.query(`select $1::int + ${at} as n`, [1])).rows[0].n,
    );
  for (let at = 0; at < 400; at += 1) expect(await ask(at)).toBe(at + 1);
  expect((await plansOf(pool)).statements).toBeLessThanOrEqual(250);
  for (const at of [0, 399, 200]) expect(await ask(at)).toBe(at + 1);
});

test('statements that somebody has thrown away, or whose table has changed, are prepared anew', async () => {
  const read = () =>
    inTenant(
      pool,
      world.tenantId,
      async (tx) => (await tx.$client.query('select * from plain_things where n >= $1', [0])).rows,
    );
  await world.db.query(
    'create table plain_things (n int); grant select on plain_things to lonja_app; insert into plain_things values (1)',
  );
  expect(await read()).toEqual([{ n: 1 }]);
  await pool.query('discard all');
  expect(await read()).toEqual([{ n: 1 }]);
  await world.db.query('alter table plain_things alter column n type text');
  await world.db.query('alter table plain_things alter column n type int using n::int, add column m text');
  expect(await read()).toEqual([{ n: 1, m: null }]);
});

test('a failure in the middle of a batch takes all of it back, and the connection is good again', async () => {
  const failing = inTenant(pool, world.tenantId, (tx) =>
    Promise.all([
      tx.$client.query(`update issuances set title = '{"es":"x"}' where tenant_id = $1`, [world.tenantId]),
      tx.$client.query('select 1 / $1::int', [0]),
      tx.$client.query('select $1::int', [2]),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await world.db.query(`select 1 from issuances where title = '{"es":"x"}'`)).toEqual([]);
  expect((await inTenant(pool, world.tenantId, (tx) => tx.$client.query('select $1::int as n', [2]))).rows).toEqual([
    { n: 2 },
  ]);
});

test('a look into a queue of jobs is planned once for a connection, although their tables are divided by queue', async () => {
  const beside = poolBeside(await appUrlOf(world.db.url), 1);
  const boss = makeBoss(beside, world.backEnd.deps.log);
  try {
    for (let at = 0; at < WARM; at += 1)
      for (const name of JOB_NAMES) expect(await boss.fetch(name, { batchSize: 1 })).toBeInstanceOf(Array);
    const { anew, kept } = await plansOf(beside);
    expect(anew).toBe(0);
    expect(kept).toBeGreaterThanOrEqual(WARM * JOB_NAMES.length);
  } finally {
    await beside.end();
  }
});
