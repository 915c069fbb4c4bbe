import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { sweep } from '#backend/jobs/sweep.ts';
import { getRetention } from '#contract/retention.ts';
import { RETENTION_KINDS } from '#domain/retention/retention.ts';
import { RETENTION_RULES } from '#domain/user/retention.ts';
import { accountSteps } from '#tests/support/account-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await accountSteps(world).join();
});
afterAll(() => world?.close());

const managerToken = () =>
  world.db.query(`update access_tokens set expires_at = now() + interval '1 year' where user_id = $1`, [
    world.manager.id,
  ]);
const page = async () => good(await world.call(getRetention, { as: world.manager })).data;
const of = async (kind: string) => (await page()).find((each) => each.kind === kind);

test('every kind of data says once how long it is kept and why, and nothing has gone before the job ran', async () => {
  const kinds = await page();
  expect(kinds.map(({ kind }) => kind)).toEqual([...RETENTION_KINDS]);
  expect(kinds.every(({ removed }) => removed === null)).toBe(true);
  const byLaw = kinds.flatMap(({ kind, term }) => (term.unit === 'years' ? [[kind, term.count, term.source]] : []));
  expect(byLaw).toEqual(RETENTION_RULES.map(({ kind, years, source }) => [kind, years, source]));
});

test('a record that is past its time goes alone, and is counted by its kind and the day on which the job took it away', async () => {
  await managerToken();
  await world.db.query(
    `insert into rate_limits (tenant_id, bucket, count, window_ends_at) values ($1, 'a', 1, now() - interval '1 day'), ($1, 'b', 1, now() - interval '1 day')`,
    [world.tenantId],
  );
  await world.db.query(
    `insert into mails (tenant_id, id, kind, to_address, lang, subject, html, plain, state, created_at) values
      ($1, gen_random_uuid(), 'test', 'a@persona.test', 'es', 's', 'h', 'p', 'FAILED', now() - interval '8 days'),
      ($1, gen_random_uuid(), 'test', 'a@persona.test', 'es', 's', 'h', 'p', 'FAILED', now() - interval '6 days')`,
    [world.tenantId],
  );
  await sweep(world.backEnd.deps);
  expect((await of('budgets'))?.removed?.count).toBeGreaterThanOrEqual(2);
  expect((await of('failed_mails'))?.removed?.count).toBe(1);
  const before = (await of('budgets'))?.removed?.count ?? 0;
  await sweep(world.backEnd.deps);
  expect((await of('budgets'))?.removed?.count).toBe(before);
  world.moveDays(60);
  await world.db.query(
    `insert into rate_limits (tenant_id, bucket, count, window_ends_at) values ($1, 'c', 1, now() - interval '1 day')`,
    [world.tenantId],
  );
  await sweep(world.backEnd.deps);
  const rows = await world.db.query<{ kind: string; day: string; removed: number }>(
    `select kind, to_char(day, 'YYYY-MM-DD') as day, removed from removals where tenant_id = $1 order by day`,
    [world.tenantId],
  );
  const budgets = rows.filter(({ kind }) => kind === 'budgets');
  expect(new Set(budgets.map(({ day }) => day)).size).toBe(2);
  expect(rows.find(({ kind }) => kind === 'sign_in')?.removed).toBeGreaterThan(0);
});

test('a record that a law keeps of somebody who is gone is counted with the day of the first that goes, and one that went with its day', async () => {
  const own = await makeInvestWorld();
  try {
    const person = await own.addPerson();
    await own.db.query(`insert into deleted_people (tenant_id, user_id, deleted_at) values ($1, $2, '2020-01-01')`, [
      own.tenantId,
      person.id,
    ]);
    await own.db.query(
      `insert into kept_records (tenant_id, user_id, kind, years, source, until, removed_at, removed) values
        ($1, $2, 'orders', 5, 'x', '2025-01-01', '2025-01-02T03:00:00Z', 7), ($1, $2, 'identity', 10, 'x', '2030-01-01', null, null)`,
      [own.tenantId, person.id],
    );
    const { data } = good(await own.call(getRetention, { as: own.manager }));
    expect(data.find(({ kind }) => kind === 'orders')).toMatchObject({
      waiting: { people: 0, next: null },
      removed: { count: 7, last_on: '2025-01-02' },
    });
    expect(data.find(({ kind }) => kind === 'identity')).toMatchObject({
      waiting: { people: 1, next: '2030-01-01' },
      removed: null,
    });
  } finally {
    await own.close();
  }
});

test('the page is for managers alone and tells of their own tenant; the application cannot take a count away', async () => {
  expect(outcome(await world.call(getRetention, { as: world.issuer }))).toBe('403 access.denied');
  const there = await anotherTenant(world);
  expect(good(await there.call(getRetention, { as: there.manager })).data.every(({ removed }) => !removed)).toBe(true);
  await expect(
    inTenant(world.backEnd.ownPool, world.tenantId, (tx) => tx.execute('delete from removals')),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});
