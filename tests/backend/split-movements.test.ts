import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let orders: OrderSteps;
let steps: ReturnType<typeof statementSteps>;
let offers: [Offer, Offer];
const today = dayIn(new Date(), 'Europe/Madrid');
const IBAN = 'ES7921000813610123456789';

beforeAll(async () => {
  world = await makeInvestWorld();
  orders = orderSteps(world);
  steps = statementSteps(world);
  const options = { tokens: 100_000, price: '10' };
  offers = [await world.addOffer(options), await world.addOffer(options)];
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

async function imported(change: Partial<SampleRow>) {
  const row: SampleRow = { day: today, cents: 100n, text: 'sin concepto', iban: IBAN, reference: '', ...change };
  const { id } = good(
    await steps.send(statementFile([{ ...row, reference: randomUUID().slice(0, 16).toUpperCase() }])),
  ).data;
  const [kept] = await steps.rowsOf(id);
  if (!kept) throw new Error('no movement');
  return kept.id;
}
async function orderOf(person: Person, offer: Offer, tokens: number) {
  const id = await orderAt(orders, person, offer, tokens, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  return { person, ...good(await world.call(getInvestment, { params: { id }, as: person })).data };
}
const sheetOf = async (id: string) =>
  good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data;

/** Two orders of one person, of 102.50 and 202.50, and a movement of both together, in that person's name. */
async function two(extra = 0n) {
  const person = await world.addPerson();
  const small = await orderOf(person, offers[0], 10);
  const large = await orderOf(person, offers[1], 20);
  const id = await imported({ cents: 30_500n + extra, name: person.name });
  return { person, small, large, id, references: [small.reference, large.reference] };
}

test('a movement that is exactly what two orders of one investor miss names them, and pays both at once', async () => {
  const { person, small, large, id, references } = await two();
  const asked = good(
    await world.call(getStatementRow, {
      params: { id },
      query: { split: [...references, 'ORD-ZZZZ-ZZ'].join(',') },
      as: world.manager,
    }),
  ).data;
  expect(asked.together.sort()).toEqual([...references].sort());
  expect(asked.split.map((order) => order?.missing ?? null)).toEqual(['102.50', '202.50', null]);

  const done = good(await steps.split(id, references)).data;
  expect(done).toMatchObject({ state: 'RESOLVED', resolution: { kind: 'split', returned: null }, investment: null });
  expect((await steps.row(id)).parts.map(({ amount }) => amount).sort()).toEqual(['102.50', '202.50']);
  for (const [order, part] of [
    [small, '102.50'],
    [large, '202.50'],
  ] as const) {
    const sheet = await sheetOf(order.id);
    expect(sheet.status).toBe('CHARGED');
    expect(sheet.related?.movements).toMatchObject([{ id, amount: part }]);
  }
  expect((await world.mailsTo(person)).filter(({ kind }) => kind === 'investment.contract_to_sign')).toHaveLength(2);
  expect(outcome(await steps.split(id, references))).toBe('409 statement.row_resolved');
});

test('a part that was assigned before counts, and what is left over becomes a refund of the last order, to the account that paid', async () => {
  const { small, large, references, person } = await two();
  const part = await imported({ cents: 2_500n, name: person.name });
  good(await steps.assign(part, small.reference));
  const id = await imported({ cents: 30_000n, name: person.name });
  expect((await steps.split(id, references)).body).toMatchObject({
    error: 'statement.amount_over',
    params: { difference: '20.00' },
  });
  expect((await sheetOf(small.id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect(good(await steps.split(id, references, true)).data.resolution).toMatchObject({ returned: '20.00' });
  expect((await steps.row(part)).resolution?.kind).toBe('assigned');
  const { refunds } = await sheetOf(large.id);
  expect(refunds).toMatchObject([{ amount: '20.00' }]);
  expect(refunds[0]?.to).toBe(`${IBAN.slice(0, 4)} •••• •••• •••• •••• ${IBAN.slice(-4)}`);
});

test('a movement that does not reach pays nobody; nor does one order twice, one that is none, or one that waits for nothing', async () => {
  const { small, large, references } = await two();
  const short = await imported({ cents: 30_499n });
  expect((await steps.split(short, references)).body).toMatchObject({
    error: 'statement.split_short',
    params: { lacking: '0.01' },
  });
  for (const wrong of [
    [small.reference, small.reference.toLowerCase()],
    [small.reference, 'ORD-ZZZZ-ZZ'],
  ])
    expect((await steps.split(short, wrong)).body.fields?.references?.key).toBe('validator.error_order_references');
  const other = await two();
  good(await orders.cancel(other.large.id));
  expect(outcome(await steps.split(short, [small.reference, other.large.reference]))).toBe(
    '409 investment.illegal_move',
  );
  for (const { id } of [small, large]) expect((await sheetOf(id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect((await steps.row(short)).state).toBe('WAITING');
});

test('two managers who split one movement, or two movements over the same orders, pay each order once', async () => {
  const { small, id, references } = await two();
  const again = await imported({ cents: 30_500n });
  const answers = await Promise.all([
    steps.split(id, references),
    steps.split(id, [...references].reverse()),
    steps.split(again, references),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await sheetOf(small.id)).status).toBe('CHARGED');
});

test('the bank takes a split movement back: all of its orders wait for their money again', async () => {
  const { person, small, large, id, references } = await two();
  good(await steps.split(id, references));
  const back = await imported({
    cents: 30_500n,
    text: `DEVOLUCION ${small.wire_reference}`,
    isCredit: false,
    reversal: true,
  });
  expect(await steps.row(back)).toMatchObject({ pair: { id }, undo_refusal: null, paid: '305.00' });
  good(await steps.undo(back, small.reference));
  for (const order of [small, large]) expect((await sheetOf(order.id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect((await world.mailsTo(person)).filter(({ kind }) => kind === 'investment.payment_returned')).toHaveLength(2);
});
