import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorAudit } from '#backend/audit/anchor-audit.ts';
import { inTenant } from '#backend/db/transaction.ts';
import { listAudit } from '#contract/audit.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { exportSteps } from '#tests/support/export-world.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let ana: Person;
let other: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  ana = await world.addPerson();
  other = await world.addPerson();
  await world.db.query('delete from audit_log where tenant_id = $1', [world.tenantId]);
  const rows: [string, string | null, string | null, string, string | null, string | null][] = [
    ['2026-03-28T22:59:59.9Z', ana.id, null, 'user.signed_in', 'user', ana.id],
    ['2026-03-28T23:00:00Z', ana.id, null, 'earning.claimed', 'distribution', '00000000-0000-4000-8000-000000000009'],
    ['2026-03-29T21:59:59Z', other.id, world.manager.id, 'user.account_saved', 'user', other.id],
    ['2026-03-29T22:00:00Z', world.manager.id, null, 'user.verified', 'user', ana.id],
    ['2026-03-30T10:00:00Z', null, null, 'statement.charged', 'user', 'no-uuid'],
  ];
  for (const [at, userId, behind, action, type, id] of rows)
    await world.db.query(
      `insert into audit_log (tenant_id, at, user_id, impersonator_user_id, action, subject_type, subject_id, details, ip)
       values ($1, $2, $3, $4, $5, $6, $7, '{"sum":"=1+1"}', '203.0.113.7')`,
      [world.tenantId, at, userId, behind, action, type, id],
    );
});
afterAll(() => world?.close());

const ask = (query: QueryOf<typeof listAudit> = {}) => world.call(listAudit, { query, as: world.manager });
const actions = async (query: QueryOf<typeof listAudit> = {}) =>
  good(await ask(query)).data.map(({ action }) => action);

test('the audit log stands newest first, names who did what to whom and who sat in whose session', async () => {
  const { data } = good(await ask());
  expect(data.map(({ action }) => action)).toEqual([
    'statement.charged',
    'user.verified',
    'user.account_saved',
    'earning.claimed',
    'user.signed_in',
  ]);
  expect(data[0]).toMatchObject({ by: null, behind: null, subject: { type: 'user', id: 'no-uuid', name: null } });
  expect(data[1]).toMatchObject({
    by: { id: world.manager.id },
    subject: { type: 'user', id: ana.id, name: ana.name },
  });
  expect(data[2]).toMatchObject({ by: { id: other.id }, behind: { id: world.manager.id, name: world.manager.name } });
  expect(data[3]).toMatchObject({ details: { sum: '=1+1' }, ip: '203.0.113.7', subject: { name: null } });
});

test('records that facts name by their ids are named once beside the rows, of this tenant alone', async () => {
  const elsewhere = await anotherTenant(world);
  const theirs = await elsewhere.addPerson();
  await world.db.query(`insert into audit_log (tenant_id, at, action, details) values ($1, now(), 'run.started', $2)`, [
    world.tenantId,
    { from_user_id: ana.id, to_user_id: theirs.id, row: 'no id', issuance: theirs.id },
  ]);
  expect(good(await ask()).named).toEqual({ [ana.id]: ana.name });
  await world.db.query(`delete from audit_log where tenant_id = $1 and action = 'run.started'`, [world.tenantId]);
});

test('days of the audit log are the tenant’s, also on the day on which the clock goes forward', async () => {
  expect(await actions({ from: '2026-03-29', to: '2026-03-29' })).toEqual(['user.account_saved', 'earning.claimed']);
  expect(await actions({ to: '2026-03-28' })).toEqual(['user.signed_in']);
  expect(await actions({ from: '2026-03-31' })).toEqual([]);
});

test('a search for a person finds what they did, what was done to them and what was done in a session by them', async () => {
  expect(await actions({ q: ana.email })).toEqual(['user.verified', 'earning.claimed', 'user.signed_in']);
  expect(await actions({ q: world.manager.email })).toEqual(['user.verified', 'user.account_saved']);
  expect(await actions({ q: 'nadie-que-exista' })).toEqual([]);
});

test('one matter, one action and one record are found alone and together', async () => {
  expect(await actions({ family: 'user' })).toEqual(['user.verified', 'user.account_saved', 'user.signed_in']);
  expect(await actions({ action: 'user.verified' })).toEqual(['user.verified']);
  expect(await actions({ subject: ana.id })).toEqual(['user.verified', 'user.signed_in']);
  expect(await actions({ family: 'user', subject: ana.id, to: '2026-03-28' })).toEqual(['user.signed_in']);
  expect(outcome(await ask({ action: 'no action' }))).toMatch(/^400 /);
  expect(await actions({ subject: 'x' })).toEqual([]);
});

test('pages of the audit log follow each other by key, and none of its rows is missing where new ones come between', async () => {
  const first = good(await ask({ per_page: 2 }));
  await world.db.query(`insert into audit_log (tenant_id, at, action) values ($1, now(), 'run.started')`, [
    world.tenantId,
  ]);
  const second = good(await ask({ per_page: 2, after: first.meta.next ?? '' }));
  const third = good(await ask({ per_page: 2, after: second.meta.next ?? '' }));
  const all = [first, second, third].flatMap(({ data }) => data.map(({ action }) => action));
  expect(all).toEqual([
    'statement.charged',
    'user.verified',
    'user.account_saved',
    'earning.claimed',
    'user.signed_in',
  ]);
  await world.db.query(`delete from audit_log where tenant_id = $1 and action = 'run.started'`, [world.tenantId]);
});

test('the audit log of a tenant is read by its managers alone: investors and issuers are refused, and another tenant’s managers find none of it', async () => {
  const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  for (const as of [ana, issuer]) expect(outcome(await world.call(listAudit, { as }))).toMatch(/^40[13] /);
  const elsewhere = await anotherTenant(world);
  const { data } = good(await elsewhere.call(listAudit, { as: elsewhere.manager }));
  expect(data.some(({ by }) => by?.id === ana.id)).toBe(false);
});

test('the page says up to when the log is sealed, as the chain in the database has it', async () => {
  expect(good(await ask()).anchored).toBeNull();
  await inTenant(world.backEnd.deps.pool, world.tenantId, (tx) =>
    anchorAudit(world.backEnd.deps, tx, world.tenantId, new Date('2026-04-01T00:00:00Z')),
  );
  const [row] = await world.db.query<{ seq: number; hash: string }>(
    'select seq, hash from audit_anchors where tenant_id = $1 order by seq desc limit 1',
    [world.tenantId],
  );
  expect(good(await ask()).anchored).toMatchObject({ seq: row?.seq, hash: row?.hash });
});

test('the file of the audit log has the rows of the filter, its facts whole and no formula, and is itself written down with its purpose', async () => {
  const steps = exportSteps(world);
  const columns = ['at', 'action', 'by', 'subject', 'details'];
  const body = { list: 'audit', format: 'CSV', columns, filter: { q: ana.email, to: '2026-03-30' } } as const;
  expect(outcome(await steps.ask(world.manager, { ...body, columns: [...columns] }))).toMatch(/^422 /);
  const asked = { ...body, columns: [...columns], purpose: 'Inspección anual' };
  const rows = parse(await steps.file(world.manager, asked), { bom: true, delimiter: ';', from: 2 }) as string[][];
  expect(rows.map(([at, action]) => [at, action])).toEqual([
    ['2026-03-30 00:00:00', 'user.verified'],
    ['2026-03-29 00:00:00', 'earning.claimed'],
    ['2026-03-28 23:59:59', 'user.signed_in'],
  ]);
  expect(JSON.parse(rows[0]?.[4] ?? '')).toEqual({ sum: '=1+1' });
  const [written] = good(await ask({ action: 'export.asked' })).data;
  expect(written).toMatchObject({
    by: { id: world.manager.id },
    details: { list: 'audit', purpose: 'Inspección anual' },
  });
});
