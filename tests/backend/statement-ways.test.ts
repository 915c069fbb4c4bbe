import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getPortfolio } from '#contract/portfolio.ts';
import { listStatementRows, listStatements } from '#contract/statements.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';
import { makeStatementWorld, movement, type StatementWorld, TODAY } from '#tests/support/statement-world.ts';

let world: StatementWorld;
beforeAll(async () => {
  world = await makeStatementWorld();
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const suspense = async () => (await world.steps.waiting()).amount;

test('money goes back to its sender, once, with day and reference', async () => {
  const row = await world.waitingRow({});
  const early = await world.steps.giveBack(row.id, '2026-01-01');
  expect([early.status, early.body.fields?.sent_on?.key]).toEqual([422, 'validator.error_date_min']);
  const future = await world.steps.giveBack(row.id, '2999-01-01');
  expect(future.body.fields?.sent_on?.key).toBe('validator.error_date_max');
  const answers = await Promise.all([1, 2, 3].map(() => world.steps.giveBack(row.id, TODAY)));
  expect(answers.map(outcome).sort()).toEqual(['200', '409 statement.row_resolved', '409 statement.row_resolved']);
  expect((await world.steps.row(row.id)).resolution).toMatchObject({
    kind: 'returned',
    returned: '102.50',
    sent_on: TODAY,
    bank_reference: 'TRF-0900',
  });
  const audited = await world.db.query(
    `select action from audit_log where tenant_id = $1 and subject_id = $2 and user_id = $3`,
    [world.tenantId, row.id, world.manager.id],
  );
  expect(audited).toEqual([{ action: 'statement.returned' }]);
});

test('money becomes the balance of an investor, of nobody else', async () => {
  const person = await world.addPerson();
  const row = await world.waitingRow({ cents: 4_321n });
  for (const email of ['nadie@persona.test', world.manager.email]) {
    const { status, body } = await world.steps.credit(row.id, email);
    expect([status, body.fields?.email?.key]).toEqual([422, 'validator.error_investor_unknown']);
  }
  good(await world.steps.credit(row.id, person.email.toUpperCase()));
  expect((await world.steps.row(row.id)).resolution).toMatchObject({ kind: 'balance', credited_to: person.email });
  expect(JSON.stringify(good(await world.call(getPortfolio, { as: person })).data)).toContain('43.21');
  expect(outcome(await world.steps.credit(row.id, person.email))).toBe('409 statement.row_resolved');
});

test('a movement that is booked already is taken out, with the reason', async () => {
  const before = await suspense();
  const row = await world.waitingRow({});
  expect(await suspense()).not.toBe(before);
  good(await world.steps.dismiss(row.id));
  expect(await suspense()).toBe(before);
  expect((await world.steps.row(row.id)).resolution).toMatchObject({ kind: 'dismissed', note: 'Ya estaba anotado' });
});

test('two resolutions of one movement at once: one of them is done', async () => {
  const order = await world.ordered();
  const row = await world.waitingRow({});
  const answers = await Promise.all([
    world.steps.assign(row.id, order.reference),
    world.steps.giveBack(row.id, TODAY),
    world.steps.credit(row.id, order.person.email),
    world.steps.dismiss(row.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('two parts assigned at once charge the order once', async () => {
  const order = await world.ordered();
  const parts = [await world.waitingRow({ cents: 5_000n }), await world.waitingRow({ cents: 5_250n })];
  const answers = await Promise.all(parts.map(({ id }) => world.steps.assign(id, order.reference)));
  expect(answers.map(outcome)).toEqual(['200', '200']);
  expect(await world.statusOf(order)).toBe('CHARGED');
});

test('money goes to nobody’s balance where the tenant has none', async () => {
  const plain = await makeInvestWorld({ extras: { payWithBalance: false } });
  try {
    const there = statementSteps(plain);
    const made = good(await there.send(statementFile([movement({})]))).data;
    const [row] = await there.rowsOf(made.id);
    const person = await plain.addPerson();
    expect(outcome(await there.credit(row?.id ?? '', person.email))).toBe('409 statement.balance_off');
    expect((await there.row(row?.id ?? '')).balance_on).toBe(false);
    expect(await breachesOf(plain.db, plain.tenantId)).toEqual({});
  } finally {
    await plain.close();
  }
});

test('a movement of another tenant is not there at all', async () => {
  const [other] = await world.db.query<{ id: string }>(
    `with theirs as (select tenant_id, id from users where tenant_id <> $1 limit 1), file as (
       insert into statement_imports (tenant_id, sha256, file_name, format, account, currency, from_day, to_day, opening_cents,
         closing_cents, row_count, imported_by, imported_at)
       select tenant_id, 'x', 'x', 'norma43', 'x', 'EUR', now(), now(), 0, 1, 1, id, now() from theirs returning tenant_id, id)
     insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state)
     select tenant_id, id, 0, 'x', now(), now(), 1, true, 'Ajeno', 'WAITING' from file returning id`,
    [world.tenantId],
  );
  const id = other?.id ?? '';
  const order = await world.ordered();
  const answers = await Promise.all([
    world.steps.assign(id, order.reference),
    world.steps.giveBack(id, TODAY),
    world.steps.credit(id, order.person.email),
    world.steps.dismiss(id),
  ]);
  expect(answers.map(outcome)).toEqual(Array(4).fill('404 not_found'));
  const list = good(await world.call(listStatementRows, { query: { q: 'Ajeno' }, as: world.manager }));
  expect(list.data).toEqual([]);
  for (const as of [world.issuer, order.person]) expect((await world.call(listStatements, { as })).status).toBe(403);
});
