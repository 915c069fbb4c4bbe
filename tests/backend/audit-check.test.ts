import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anchorAudit } from '#backend/audit/anchor-audit.ts';
import { inTenant } from '#backend/db/transaction.ts';
import { TENANTS } from '#tenants/registry.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

let world: InvestWorld;
let name: string;

beforeAll(async () => {
  world = await makeInvestWorld();
  name =
    (await world.db.query<{ name: string }>('select name from tenants where id = $1', [world.tenantId]))[0]?.name ?? '';
  await world.db.query('delete from audit_log where tenant_id = $1', [world.tenantId]);
  for (const day of [1, 2, 3]) {
    for (const hour of ['10', '11', '12'])
      await world.db.query(
        `insert into audit_log (tenant_id, at, action, details) values ($1, $2, $3, '{"sum":"12.50"}')`,
        [world.tenantId, `2026-01-0${day}T${hour}:00:00Z`, `test.day${day}`],
      );
    await inTenant(world.backEnd.ownPool, world.tenantId, (tx) =>
      anchorAudit(world.backEnd.deps, tx, world.tenantId, new Date(`2026-01-0${day}T14:00:00Z`)),
    );
  }
  await world.db.query('create table kept_rows as select * from audit_log');
  await world.db.query('create table kept_anchors as select * from audit_anchors');
});
afterEach(async () => {
  await world.db.query('delete from audit_log; delete from audit_anchors');
  await world.db.query('insert into audit_log select * from kept_rows');
  await world.db.query('insert into audit_anchors select * from kept_anchors');
});
afterAll(() => world.close());

/** `npm run audit-check` as an operator runs it; the line of the tests' tenant apart. */
function check(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/audit-check.mjs'], {
    env: { ...process.env, DATABASE_URL: world.db.url, ...env },
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { status, lines, stderr, own: lines.find((line) => line.startsWith(`${name}: `)) ?? '' };
}
const nthRow = async (n: number) =>
  (
    await world.db.query<{ id: string }>('select id from audit_log where tenant_id = $1 order by at, id', [
      world.tenantId,
    ])
  )[n]?.id ?? '';

test('an untouched log is intact, with its rows and its last day, in whatever zone the operator lives', () => {
  for (const PGTZ of ['UTC', 'Asia/Tokyo']) {
    const { status, lines, own } = check({ PGTZ });
    expect(own).toMatch(/^\w+: intact: 9 rows to 2026-01-03T13:00:00.000Z \(anchor 3, [0-9a-f]{64}\)$/);
    expect(status).toBe(0);
    expect(lines).toHaveLength(TENANTS.length + 1);
  }
});

test('a row that the owner has changed is named', async () => {
  const id = await nthRow(4);
  await world.db.query(`update audit_log set details = '{"sum":"12.51"}' where id = $1`, [id]);
  const { status, own, stderr } = check();
  expect(own).toContain('BROKEN at anchor 2 (2026-01-01T13:00:00.000Z to 2026-01-02T13:00:00.000Z)');
  expect(own).toContain(`row ${id} was changed`);
  expect(stderr).toContain('of 1 of');
  expect(status).toBe(1);
});

test('a row that the owner has taken away is named, and the first break is told first', async () => {
  const [first, later] = [await nthRow(1), await nthRow(8)];
  await world.db.query('delete from audit_log where id = any($1)', [[first, later]]);
  const { status, own } = check();
  expect(own).toContain('BROKEN at anchor 1 (the beginning to');
  expect(own).toContain(`3 rows were anchored, 2 are there; row ${first} was taken away`);
  expect(status).toBe(1);
});

test('a row that the owner has slipped in is named', async () => {
  const [row] = await world.db.query<{ id: string }>(
    `insert into audit_log (tenant_id, at, action, details) values ($1, '2026-01-03T11:30:00Z', 'test.never', '{}') returning id`,
    [world.tenantId],
  );
  const { status, own } = check();
  expect(own).toContain(`3 rows were anchored, 4 are there; row ${row?.id} was slipped in`);
  expect(status).toBe(1);
});

test('a changed audit row is found even when its marks were changed with it or an anchor removed', async () => {
  const id = await nthRow(4);
  await world.db.query(`update audit_log set action = 'test.other' where id = $1`, [id]);
  await world.db.query(
    `update audit_anchors a set marks = (select array_agg(m.mark) from lonja_audit_marks($1, '2026-01-01T13:00:00Z', a.until) m) where tenant_id = $1 and seq = 2`,
    [world.tenantId],
  );
  expect(check()).toMatchObject({ status: 1, own: expect.stringContaining('BROKEN at anchor 2') });
  await world.db.query('delete from audit_anchors where tenant_id = $1 and seq = 2', [world.tenantId]);
  expect(check()).toMatchObject({ status: 1, own: expect.stringContaining('BROKEN') });
});

test.each([
  `update audit_log set action = 'test.other'`,
  'delete from audit_log',
  'truncate audit_log',
  'update audit_anchors set rows = 0',
  'delete from audit_anchors',
  'truncate audit_anchors',
  'alter table audit_log disable row level security',
  'create or replace function lonja_audit_check(of_tenant uuid) returns table (seq integer, until timestamptz, expected integer, present integer) language sql as $$ select 1, now(), 1, 1 where false $$',
])('the application may not: %s', async (statement) => {
  const pool = world.backEnd.ownPool;
  await expect(inTenant(pool, world.tenantId, (tx) => tx.execute(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});
