import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { listStatementRows, listStatements } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let orders: OrderSteps;
let steps: ReturnType<typeof statementSteps>;
let offer: Offer;
const today = dayIn(new Date(), 'Europe/Madrid');

beforeAll(async () => {
  world = await makeInvestWorld();
  orders = orderSteps(world);
  steps = statementSteps(world);
  offer = await world.addOffer({ tokens: 100_000, price: '10' });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

type Halt = Parameters<typeof orderAt>[4];
/** An order of 10 tokens by transfer: 102.50 with its fee. */
async function ordered(status: Halt = 'IN_UPLOAD_PROOF_OF_PAYMENT') {
  const person = await world.addPerson();
  const id = await orderAt(orders, person, offer, 10, status);
  return { person, ...(await own(person, id)) };
}
const own = async (as: Person, id: string) => good(await world.call(getInvestment, { params: { id }, as })).data;
const statusOf = async ({ person, id }: { person: Person; id: string }) => (await own(person, id)).status;
const movement = (change: Partial<SampleRow>): SampleRow => ({
  day: today,
  cents: 10_250n,
  text: 'Transferencia recibida',
  name: 'Elena Ortiz Sáez',
  iban: 'ES7921000813610123456789',
  reference: `T${randomUUID().slice(0, 12).toUpperCase()}`,
  ...change,
});
const imported = async (...rows: SampleRow[]) => {
  const made = good(await steps.send(statementFile(rows))).data;
  return { made, rows: await steps.rowsOf(made.id) };
};
/** Imports one movement that has to wait. */
async function waitingRow(change: Partial<SampleRow>) {
  const { rows } = await imported(movement(change));
  const [row] = rows;
  if (row?.state !== 'WAITING') throw new Error(`it does not wait: ${JSON.stringify(rows)}`);
  return row;
}
const wireOf = ({ wire_reference }: { wire_reference: string | null }) => wire_reference ?? '';
const suspense = async () => (await steps.waiting()).amount;
const problemOf = async (file: File) => {
  const { status, body } = await steps.send(file);
  return `${status} ${body.fields?.statement?.key}`;
};

test.each(['camt.053.001.02', 'camt.053.001.08', 'norma43'] as const)(
  'an exact transfer charges by itself, with its proof or without: %s',
  async (format) => {
    const plain = await ordered();
    const proven = await ordered('PROOF_OF_PAYMENT_UPLOADED');
    const rows = [
      movement({ text: `Inversion ${wireOf(plain)}` }),
      movement({ cents: 300n, isCredit: false, text: 'Comisión' }),
      movement({ text: `pago de la orden ${wireOf(proven).toLowerCase().replace(/-/g, ' ')}`, reference: undefined }),
    ];
    const { data } = good(await steps.send(statementFile(rows, format)));
    expect(data).toMatchObject({
      format,
      rows: 3,
      matched: 2,
      waiting: 0,
      ignored: 1,
      repeated: 0,
      opening: '5000.00',
    });
    expect(data.closing).toBe('5202.00');
    expect(await Promise.all([plain, proven].map(statusOf))).toEqual(['CHARGED', 'CHARGED']);
    const kinds = (await world.mailsTo(plain.person)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'investment.payment_received')).toHaveLength(1);
    const sheet = good(await world.call(getManagedInvestment, { params: { id: plain.id }, as: world.manager })).data;
    expect(sheet.history.at(-1)).toMatchObject({ status: 'CHARGED', by: 'system' });
    const [payment] = await world.db.query(
      'select amount_cents::text, value_date::text, state from payments where tenant_id = $1 and investment_id = $2',
      [world.tenantId, plain.id],
    );
    expect(payment).toEqual({ amount_cents: '10250', value_date: today, state: 'CONFIRMED' });
  },
);

test('the same file, the same movement in another file, and both at once count once', async () => {
  const order = await ordered();
  const file = statementFile([movement({ text: wireOf(order) }), movement({ text: 'sin concepto' })]);
  const answers = await Promise.all([1, 2, 3].map(() => steps.send(file)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.fields?.statement?.key).toBe(
    'validator.error_statement_again',
  );
  const before = await suspense();
  const shared = [
    movement({ text: 'primero', cents: 700n }),
    movement({ text: 'igual', cents: 800n, reference: undefined }),
    movement({ text: 'igual', cents: 800n, reference: undefined }),
  ];
  const later = [...shared, movement({ text: 'segundo', cents: 900n })];
  const both = await Promise.all([steps.send(statementFile(shared)), steps.send(statementFile(later))]);
  const made = both.map((answer) => good(answer).data);
  expect(made.map(({ rows }) => rows)).toEqual([3, 4]);
  expect(made.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(3);
  expect(Number(await suspense()) - Number(before)).toBeCloseTo(7 + 8 + 8 + 9);
  // The other format has the bank's reference, too.
  const again = good(await steps.send(statementFile(shared.slice(0, 1), 'norma43'))).data;
  expect(again).toMatchObject({ rows: 1, repeated: 1, waiting: 0 });
});

test('a movement that comes in the other format under another reference waits, and shows the one that it seems to be, which itself shows none', async () => {
  const twice = { text: 'aportación anual', cents: 4_310n, name: 'Nuria Salas Pardo' };
  const one = good(await steps.send(statementFile([movement({ ...twice, reference: 'CAMT-1' })]))).data;
  const other = good(await steps.send(statementFile([movement({ ...twice, reference: 'N43-1' })], 'norma43'))).data;
  const [first] = await steps.rowsOf(one.id);
  const [second] = await steps.rowsOf(other.id);
  const { copy } = await steps.row(second?.id ?? '');
  expect(copy).toEqual({ id: first?.id, booked_on: first?.booked_on, amount: '43.10', file_name: 'extracto.txt' });
  expect((await steps.row(first?.id ?? '')).copy).toBeNull();
  const alone = good(await steps.send(statementFile([movement({ ...twice, cents: 4_311n })]))).data;
  const [unlike] = await steps.rowsOf(alone.id);
  expect((await steps.row(unlike?.id ?? '')).copy).toBeNull();
  good(await steps.dismiss(first?.id ?? ''));
  expect((await steps.row(second?.id ?? '')).copy).toBeNull();
});

test('a key that is sent again gets the first answer', async () => {
  const key = randomUUID();
  const file = statementFile([movement({ text: 'una vez' })]);
  const first = good(await steps.send(file, key));
  expect(await steps.send(file, key)).toEqual({ status: 200, body: first });
});

test('a receipt that does not match exactly waits in suspense, with its reason', async () => {
  const [part, over, late, cart, charged, one, two] = [
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
    await ordered(),
  ];
  good(await orders.cancel(late.id));
  good(await orders.place(cart.person, offer, 11));
  const before = Number(await suspense());
  const { made, rows } = await imported(
    movement({ text: wireOf(part), cents: 10_249n }),
    movement({ text: wireOf(over), cents: 10_251n }),
    movement({ text: wireOf(late) }),
    movement({ text: wireOf(cart) }),
    movement({ text: wireOf(charged) }),
    movement({ text: wireOf(charged) }),
    movement({ text: `${wireOf(one)} y ${wireOf(two)}` }),
    movement({ text: 'ABC-DEF-GHJ' }),
  );
  expect(rows.map(({ state, reason }) => reason ?? state)).toEqual([
    'part',
    'over',
    'late',
    'not_awaited',
    'MATCHED',
    'duplicate',
    'several',
    'unknown',
  ]);
  expect(made).toMatchObject({ rows: 8, matched: 1, waiting: 7 });
  expect(Number(await suspense()) - before).toBeCloseTo(7 * 102.5);
  expect(rows[1]?.investment).toMatchObject({ reference: over.reference, to_pay: '102.50', held: '0.00' });
  expect(await Promise.all([part, over, one].map(statusOf))).toEqual(Array(3).fill('IN_UPLOAD_PROOF_OF_PAYMENT'));
  const filtered = good(
    await world.call(listStatementRows, {
      query: { view: 'waiting', reason: 'late', q: wireOf(late) },
      as: world.manager,
    }),
  );
  expect(filtered.data.map(({ text }) => text)).toEqual([wireOf(late)]);
  const list = good(await world.call(listStatements, { query: { per_page: 1 }, as: world.manager }));
  expect(list.data[0]).toMatchObject({ id: made.id, waiting: 7, imported_by: 'María José García-Núñez' });
});

test('a transfer that was confirmed by hand is found and booked no second time; the next one waits', async () => {
  const order = await ordered('CHARGED');
  const late = await ordered('PROOF_OF_PAYMENT_UPLOADED');
  good(await orders.cancel(late.id));
  good(await orders.confirm(late.id, '40.00'));
  const { rows } = await imported(
    movement({ text: wireOf(order) }),
    movement({ text: wireOf(order) }),
    movement({ text: wireOf(late), cents: 4_000n }),
  );
  expect(rows.map(({ state, reason, resolution }) => [state, reason, resolution?.kind])).toEqual([
    ['MATCHED', null, 'booked'],
    ['WAITING', 'duplicate', undefined],
    ['MATCHED', null, 'booked'],
  ]);
});

test('several parts that together make the amount charge the order, whichever comes last', async () => {
  const order = await ordered();
  const first = await waitingRow({ text: wireOf(order), cents: 4_000n });
  const second = await waitingRow({ text: 'sin referencia', cents: 3_000n });
  const held = good(await steps.assign(first.id, order.reference)).data;
  expect(held).toMatchObject({ state: 'HELD', resolution: null, investment: { held: '40.00', to_pay: '102.50' } });
  expect(good(await steps.assign(second.id, wireOf(order).toLowerCase())).data.investment?.held).toBe('70.00');
  expect(await statusOf(order)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  // The rest comes with its reference and charges by itself.
  const { rows } = await imported(movement({ text: wireOf(order), cents: 3_250n }));
  expect(rows[0]).toMatchObject({ state: 'MATCHED', resolution: { kind: 'charged', by: null } });
  expect(await statusOf(order)).toBe('CHARGED');
  expect(await steps.row(first.id)).toMatchObject({ state: 'RESOLVED', resolution: { kind: 'assigned' } });

  const other = await ordered('PROOF_OF_PAYMENT_UPLOADED');
  const halves = [await waitingRow({ cents: 10_000n }), await waitingRow({ cents: 250n })];
  for (const { id } of halves) good(await steps.assign(id, other.reference));
  expect(await statusOf(other)).toBe('CHARGED');
  expect(outcome(await steps.assign(halves[0]?.id ?? '', other.reference))).toBe('409 statement.row_resolved');
});

test('a receipt of too much charges the order and leaves a refund of the difference', async () => {
  const order = await ordered();
  const row = await waitingRow({ text: wireOf(order), cents: 12_000n });
  const refused = await steps.assign(row.id, order.reference);
  expect(outcome(refused)).toBe('422 statement.amount_over');
  expect(refused.body.params).toEqual({ difference: '17.50' });
  const key = randomUUID();
  const done = good(await steps.assign(row.id, order.reference, true, key));
  expect(done.data.resolution).toMatchObject({ kind: 'assigned', returned: '17.50', by: 'María José García-Núñez' });
  expect(await steps.assign(row.id, order.reference, true, key)).toEqual({ status: 200, body: done });
  expect(await own(order.person, order.id)).toMatchObject({
    status: 'CHARGED',
    refunds: [{ amount: '17.50', fee: '0.00', reason: 'EXCESS', sender: 'BANK', step: 'ASKED' }],
  });
  good(await orders.settle(order.id));
  // Revoked later: what was paid goes back, too, and nothing else.
  good(await orders.revoke(order.person, order.id));
  expect((await own(order.person, order.id)).refunds).toMatchObject([
    { amount: '17.50', reason: 'EXCESS', step: 'SENT' },
    { amount: moneyText(10_250n), fee: '2.50', reason: 'UNDONE', step: 'ASKED' },
  ]);
  good(await orders.settle(order.id));
});

test('an order that waits for no transfer takes nothing', async () => {
  const row = await waitingRow({});
  const charged = await ordered('CHARGED');
  const canceled = await ordered();
  good(await orders.cancel(canceled.id));
  expect(outcome(await steps.assign(row.id, charged.reference))).toBe('409 investment.illegal_move');
  expect(outcome(await steps.assign(row.id, canceled.reference))).toBe('409 investment.illegal_move');
  const { status, body } = await steps.assign(row.id, 'ORD-AAAA-AA');
  expect([status, body.fields?.reference?.key]).toEqual([422, 'validator.error_order_reference']);
  expect((await steps.row(row.id)).state).toBe('WAITING');
});

test('a movement is found by what the bank wrote, without accents and case', async () => {
  const mark = randomUUID().slice(0, 8);
  const row = movement({ text: `Aportación ${mark}`, name: 'Íñigo Núñez' });
  await imported(row);
  for (const q of [`aportacion ${mark}`, `APORTACIÓN ${mark}`, `${mark} inigo nunez`, `nunez ${mark}%`]) {
    const { data } = good(await world.call(listStatementRows, { query: { q }, as: world.manager }));
    expect(data).toHaveLength(1);
  }
  const none = good(await world.call(listStatementRows, { query: { q: `${mark} nadie` }, as: world.manager }));
  expect(none.data).toEqual([]);
});

test('money goes back to its sender, once, with day and reference', async () => {
  const row = await waitingRow({});
  const early = await steps.giveBack(row.id, '2026-01-01');
  expect([early.status, early.body.fields?.sent_on?.key]).toEqual([422, 'validator.error_date_min']);
  const future = await steps.giveBack(row.id, '2999-01-01');
  expect(future.body.fields?.sent_on?.key).toBe('validator.error_date_max');
  const answers = await Promise.all([1, 2, 3].map(() => steps.giveBack(row.id, today)));
  expect(answers.map(outcome).sort()).toEqual(['200', '409 statement.row_resolved', '409 statement.row_resolved']);
  expect((await steps.row(row.id)).resolution).toMatchObject({
    kind: 'returned',
    returned: '102.50',
    sent_on: today,
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
  const row = await waitingRow({ cents: 4_321n });
  for (const email of ['nadie@persona.test', world.manager.email]) {
    const { status, body } = await steps.credit(row.id, email);
    expect([status, body.fields?.email?.key]).toEqual([422, 'validator.error_investor_unknown']);
  }
  good(await steps.credit(row.id, person.email.toUpperCase()));
  expect((await steps.row(row.id)).resolution).toMatchObject({ kind: 'balance', credited_to: person.email });
  expect(JSON.stringify(good(await world.call(getPortfolio, { as: person })).data)).toContain('43.21');
  expect(outcome(await steps.credit(row.id, person.email))).toBe('409 statement.row_resolved');
});

test('a movement that is booked already is taken out, with the reason', async () => {
  const before = await suspense();
  const row = await waitingRow({});
  expect(await suspense()).not.toBe(before);
  good(await steps.dismiss(row.id));
  expect(await suspense()).toBe(before);
  expect((await steps.row(row.id)).resolution).toMatchObject({ kind: 'dismissed', note: 'Ya estaba anotado' });
});

test('two resolutions of one movement at once: one of them is done', async () => {
  const order = await ordered();
  const row = await waitingRow({});
  const answers = await Promise.all([
    steps.assign(row.id, order.reference),
    steps.giveBack(row.id, today),
    steps.credit(row.id, order.person.email),
    steps.dismiss(row.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('two parts assigned at once charge the order once', async () => {
  const order = await ordered();
  const parts = [await waitingRow({ cents: 5_000n }), await waitingRow({ cents: 5_250n })];
  const answers = await Promise.all(parts.map(({ id }) => steps.assign(id, order.reference)));
  expect(answers.map(outcome)).toEqual(['200', '200']);
  expect(await statusOf(order)).toBe('CHARGED');
});

test('a file that is not the account’s, does not add up or is no statement changes nothing', async () => {
  const before = good(await world.call(listStatements, { as: world.manager })).meta.total;
  const order = await ordered();
  const rows = [movement({ text: wireOf(order) })];
  const text = await statementFile(rows).text();
  expect(await problemOf(statementFile(rows, 'norma43', 'ES7921000813610123456789'))).toBe(
    '422 validator.error_statement_account',
  );
  expect(await problemOf(new File([text.replace('>102.50<', '>102.51<')], 'a.xml'))).toBe(
    '422 validator.error_statement_sum',
  );
  expect(await problemOf(new File([text.replace(/EUR/g, 'USD')], 'a.xml'))).toBe(
    '422 validator.error_statement_currency',
  );
  expect(await problemOf(new File(['%PDF-1.7'], 'a.pdf'))).toMatch(/^422 validator\.error_statement_/);
  expect(await problemOf(new File([''], 'a.xml'))).toMatch(/^422 validator\.error_(?:file_empty|null)/);
  expect(await statusOf(order)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect(good(await world.call(listStatements, { as: world.manager })).meta.total).toBe(before);
});

test('a busy month is imported in one go, without the time for a row growing with the rows', async () => {
  const timeOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => movement({ text: `cobro ${at}`, isCredit: at % 3 > 0 }));
    const began = performance.now();
    const { data } = good(await steps.send(statementFile(rows)));
    expect(data).toMatchObject({ rows: count, waiting: (count * 2) / 3, ignored: count / 3 });
    return performance.now() - began;
  };
  const quiet = await timeOf(150);
  // Ten times the rows: what looked at all of them for each would take a hundred times as long.
  expect(await timeOf(1500)).toBeLessThan(40 * quiet);
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
  const order = await ordered();
  const answers = await Promise.all([
    steps.assign(id, order.reference),
    steps.giveBack(id, today),
    steps.credit(id, order.person.email),
    steps.dismiss(id),
  ]);
  expect(answers.map(outcome)).toEqual(Array(4).fill('404 not_found'));
  const list = good(await world.call(listStatementRows, { query: { q: 'Ajeno' }, as: world.manager }));
  expect(list.data).toEqual([]);
  for (const as of [world.issuer, order.person]) expect((await world.call(listStatements, { as })).status).toBe(403);
});
