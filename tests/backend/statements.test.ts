import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getManagedInvestment } from '#contract/investments.ts';
import { listStatementRows, listStatements } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementFile } from '#tests/support/statement-steps.ts';
import { makeStatementWorld, movement, type StatementWorld, TODAY } from '#tests/support/statement-world.ts';

let world: StatementWorld;
beforeAll(async () => {
  world = await makeStatementWorld();
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const wireOf = ({ wire_reference }: { wire_reference: string | null }) => wire_reference ?? '';
const suspense = async () => (await world.steps.waiting()).amount;
const problemOf = async (file: File) => {
  const { status, body } = await world.steps.send(file);
  return `${status} ${body.fields?.statement?.key}`;
};

test.each(['camt.053.001.02', 'camt.053.001.08', 'norma43'] as const)(
  'an exact transfer charges by itself, with its proof or without: %s',
  async (format) => {
    const plain = await world.ordered();
    const proven = await world.ordered('PROOF_OF_PAYMENT_UPLOADED');
    const rows = [
      movement({ text: `Inversion ${wireOf(plain)}` }),
      movement({ cents: 300n, isCredit: false, text: 'Comisión' }),
      movement({ text: `pago de la orden ${wireOf(proven).toLowerCase().replace(/-/g, ' ')}`, reference: undefined }),
    ];
    const { data } = good(await world.steps.send(statementFile(rows, format)));
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
    expect(await Promise.all([plain, proven].map(world.statusOf))).toEqual(['CHARGED', 'CHARGED']);
    const kinds = (await world.mailsTo(plain.person)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'investment.contract_to_sign')).toHaveLength(1);
    const sheet = good(await world.call(getManagedInvestment, { params: { id: plain.id }, as: world.manager })).data;
    expect(sheet.history.at(-1)).toMatchObject({ status: 'CHARGED', by: 'system' });
    const [payment] = await world.db.query(
      'select amount_cents::text, value_date::text, state from payments where tenant_id = $1 and investment_id = $2',
      [world.tenantId, plain.id],
    );
    expect(payment).toEqual({ amount_cents: '10250', value_date: TODAY, state: 'CONFIRMED' });
  },
);

test('the same file, the same movement in another file, and both at once count once', async () => {
  const order = await world.ordered();
  const file = statementFile([movement({ text: wireOf(order) }), movement({ text: 'sin concepto' })]);
  const answers = await Promise.all([1, 2, 3].map(() => world.steps.send(file)));
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
  const both = await Promise.all([world.steps.send(statementFile(shared)), world.steps.send(statementFile(later))]);
  const made = both.map((answer) => good(answer).data);
  expect(made.map(({ rows }) => rows)).toEqual([3, 4]);
  expect(made.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(3);
  expect(Number(await suspense()) - Number(before)).toBeCloseTo(7 + 8 + 8 + 9);
  // The other format has the bank's reference, too.
  const again = good(await world.steps.send(statementFile(shared.slice(0, 1), 'norma43'))).data;
  expect(again).toMatchObject({ rows: 1, repeated: 1, waiting: 0 });
});

test('a movement that comes in the other format under another reference waits, and shows the one that it seems to be, which itself shows none', async () => {
  const twice = { text: 'aportación anual', cents: 4_310n, name: 'Nuria Salas Pardo' };
  const one = good(await world.steps.send(statementFile([movement({ ...twice, reference: 'CAMT-1' })]))).data;
  const other = good(
    await world.steps.send(statementFile([movement({ ...twice, reference: 'N43-1' })], 'norma43')),
  ).data;
  const [first] = await world.steps.rowsOf(one.id);
  const [second] = await world.steps.rowsOf(other.id);
  const { copy } = await world.steps.row(second?.id ?? '');
  expect(copy).toEqual({ id: first?.id, booked_on: first?.booked_on, amount: '43.10', file_name: 'extracto.txt' });
  expect((await world.steps.row(first?.id ?? '')).copy).toBeNull();
  const alone = good(await world.steps.send(statementFile([movement({ ...twice, cents: 4_311n })]))).data;
  const [unlike] = await world.steps.rowsOf(alone.id);
  expect((await world.steps.row(unlike?.id ?? '')).copy).toBeNull();
  good(await world.steps.dismiss(first?.id ?? ''));
  expect((await world.steps.row(second?.id ?? '')).copy).toBeNull();
});

test('a key that is sent again gets the first answer', async () => {
  const key = randomUUID();
  const file = statementFile([movement({ text: 'una vez' })]);
  const first = good(await world.steps.send(file, key));
  expect(await world.steps.send(file, key)).toEqual({ status: 200, body: first });
});

test('a receipt that does not match exactly waits in suspense, with its reason', async () => {
  const [part, over, late, cart, charged, one, two] = [
    await world.ordered(),
    await world.ordered(),
    await world.ordered(),
    await world.ordered(),
    await world.ordered(),
    await world.ordered(),
    await world.ordered(),
  ];
  good(await world.orders.cancel(late.id));
  good(await world.orders.place(cart.person, world.offer, 11));
  const before = Number(await suspense());
  const { made, rows } = await world.imported(
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
  expect(await Promise.all([part, over, one].map(world.statusOf))).toEqual(Array(3).fill('IN_UPLOAD_PROOF_OF_PAYMENT'));
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
  const order = await world.ordered('CHARGED');
  const late = await world.ordered('PROOF_OF_PAYMENT_UPLOADED');
  good(await world.orders.cancel(late.id));
  good(await world.orders.confirm(late.id, '40.00'));
  const { rows } = await world.imported(
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
  const order = await world.ordered();
  const first = await world.waitingRow({ text: wireOf(order), cents: 4_000n });
  const second = await world.waitingRow({ text: 'sin referencia', cents: 3_000n });
  const held = good(await world.steps.assign(first.id, order.reference)).data;
  expect(held).toMatchObject({ state: 'HELD', resolution: null, investment: { held: '40.00', to_pay: '102.50' } });
  expect(good(await world.steps.assign(second.id, wireOf(order).toLowerCase())).data.investment?.held).toBe('70.00');
  expect(await world.statusOf(order)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  // The rest comes with its reference and charges by itself.
  const { rows } = await world.imported(movement({ text: wireOf(order), cents: 3_250n }));
  expect(rows[0]).toMatchObject({ state: 'MATCHED', resolution: { kind: 'charged', by: null } });
  expect(await world.statusOf(order)).toBe('CHARGED');
  expect(await world.steps.row(first.id)).toMatchObject({ state: 'RESOLVED', resolution: { kind: 'assigned' } });

  const other = await world.ordered('PROOF_OF_PAYMENT_UPLOADED');
  const halves = [await world.waitingRow({ cents: 10_000n }), await world.waitingRow({ cents: 250n })];
  for (const { id } of halves) good(await world.steps.assign(id, other.reference));
  expect(await world.statusOf(other)).toBe('CHARGED');
  expect(outcome(await world.steps.assign(halves[0]?.id ?? '', other.reference))).toBe('409 statement.row_resolved');
});

test('a receipt of too much charges the order and leaves a refund of the difference', async () => {
  const order = await world.ordered();
  const row = await world.waitingRow({ text: wireOf(order), cents: 12_000n });
  const refused = await world.steps.assign(row.id, order.reference);
  expect(outcome(refused)).toBe('422 statement.amount_over');
  expect(refused.body.params).toEqual({ difference: '17.50' });
  const key = randomUUID();
  const done = good(await world.steps.assign(row.id, order.reference, true, key));
  expect(done.data.resolution).toMatchObject({ kind: 'assigned', returned: '17.50', by: 'María José García-Núñez' });
  expect(await world.steps.assign(row.id, order.reference, true, key)).toEqual({ status: 200, body: done });
  expect(await world.own(order.person, order.id)).toMatchObject({
    status: 'CHARGED',
    refunds: [{ amount: '17.50', fee: '0.00', reason: 'EXCESS', sender: 'BANK', step: 'ASKED' }],
  });
  good(await world.orders.settle(order.id));
  // Revoked later: what was paid goes back, too, and nothing else.
  good(await world.orders.revoke(order.person, order.id));
  expect((await world.own(order.person, order.id)).refunds).toMatchObject([
    { amount: '17.50', reason: 'EXCESS', step: 'SENT' },
    { amount: moneyText(10_250n), fee: '2.50', reason: 'UNDONE', step: 'ASKED' },
  ]);
  good(await world.orders.settle(order.id));
});

test('an order that waits for no transfer takes nothing', async () => {
  const row = await world.waitingRow({});
  const charged = await world.ordered('CHARGED');
  const canceled = await world.ordered();
  good(await world.orders.cancel(canceled.id));
  expect(outcome(await world.steps.assign(row.id, charged.reference))).toBe('409 investment.illegal_move');
  expect(outcome(await world.steps.assign(row.id, canceled.reference))).toBe('409 investment.illegal_move');
  const { status, body } = await world.steps.assign(row.id, 'ORD-AAAA-AA');
  expect([status, body.fields?.reference?.key]).toEqual([422, 'validator.error_order_reference']);
  expect((await world.steps.row(row.id)).state).toBe('WAITING');
});

test('a movement is found by what the bank wrote, without accents and case', async () => {
  const mark = randomUUID().slice(0, 8);
  const row = movement({ text: `Aportación ${mark}`, name: 'Íñigo Núñez' });
  await world.imported(row);
  for (const q of [`aportacion ${mark}`, `APORTACIÓN ${mark}`, `${mark} inigo nunez`, `nunez ${mark}%`]) {
    const { data } = good(await world.call(listStatementRows, { query: { q }, as: world.manager }));
    expect(data).toHaveLength(1);
  }
  const none = good(await world.call(listStatementRows, { query: { q: `${mark} nadie` }, as: world.manager }));
  expect(none.data).toEqual([]);
});

test('a file that is not the account’s, does not add up or is no statement changes nothing', async () => {
  const before = good(await world.call(listStatements, { as: world.manager })).meta.total;
  const order = await world.ordered();
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
  expect(await world.statusOf(order)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect(good(await world.call(listStatements, { as: world.manager })).meta.total).toBe(before);
});

test('a busy month is imported in one go, without the time for a row growing with the rows', async () => {
  const timeOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => movement({ text: `cobro ${at}`, isCredit: at % 3 > 0 }));
    const began = performance.now();
    const { data } = good(await world.steps.send(statementFile(rows)));
    expect(data).toMatchObject({ rows: count, waiting: (count * 2) / 3, ignored: count / 3 });
    return performance.now() - began;
  };
  const quiet = await timeOf(150);
  // Ten times the rows: what looked at all of them for each would take a hundred times as long.
  expect(await timeOf(1500)).toBeLessThan(40 * quiet);
});
