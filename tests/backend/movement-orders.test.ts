import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvestment } from '#contract/investments.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import { assignStatementRow } from '#contract/statement-ways.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let orders: OrderSteps;
let offer: Offer;
const today = dayIn(new Date(), 'Europe/Madrid');

beforeAll(async () => {
  world = await makeInvestWorld();
  orders = orderSteps(world);
  offer = await world.addOffer({ tokens: 100_000, price: '10' });
});
afterAll(() => world.close());

async function movement(change: Partial<SampleRow>) {
  const steps = statementSteps(world);
  const row = { day: today, cents: 10_250n, text: 'sin concepto', reference: randomUUID().slice(0, 16), ...change };
  const { id } = good(await steps.send(statementFile([row]))).data;
  const [kept] = await steps.rowsOf(id);
  if (!kept) throw new Error('no movement');
  return kept.id;
}
async function order(tokens: number) {
  const person = await world.addPerson();
  const id = await orderAt(orders, person, offer, tokens, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  return { person, ...good(await world.call(getInvestment, { params: { id }, as: person })).data };
}
const sheet = async (id: string, query: { q?: string; order?: string } = {}) =>
  good(await world.call(getStatementRow, { params: { id }, query, as: world.manager })).data;

test('candidates are found by amount, by a reference with one wrong sign, and by what a manager looks for', async () => {
  const ten = await order(10);
  const twenty = await order(20);
  const wire = twenty.wire_reference ?? '';
  const misread = wire.replace(/^./, (sign) => (sign === 'A' ? 'C' : 'A'));
  const id = await movement({ text: `pago ${misread}` });
  const { candidates } = await sheet(id);
  expect(candidates.slice(0, 2).map(({ reference, signs }) => [reference, signs])).toEqual([
    [twenty.reference, ['almost']],
    [ten.reference, ['amount']],
  ]);
  const found = async (q: string) => (await sheet(id, { q })).candidates.map(({ reference }) => reference);
  expect(await found(twenty.to_pay.replace('.', ','))).toEqual([twenty.reference]);
  expect(await found(twenty.to_pay)).toEqual([twenty.reference]);
  expect(await found(ten.reference.toLowerCase())).toEqual([ten.reference]);
  expect(await found(ten.person.email)).toEqual([ten.reference]);
  expect(await found('nobody at all')).toEqual([]);
});

test('the order that is asked for says what it is and what is missing; one that is none is none', async () => {
  const asked = await order(10);
  const id = await movement({ cents: 20_000n });
  expect((await sheet(id, { order: asked.reference })).order).toMatchObject({
    id: asked.id,
    missing: '102.50',
    awaits: true,
    tokens: 10,
  });
  expect((await sheet(id, { order: 'ORD-ZZZZ-ZZ' })).order).toBeNull();
  expect((await sheet(id)).next?.count).toBeGreaterThan(0);
});

test('money of another payer goes to an order only where a manager has confirmed that it may', async () => {
  const mine = await order(10);
  const id = await movement({ cents: 5_000n, name: 'Persona Muy Distinta' });
  expect((await sheet(id, { order: mine.reference })).order?.payer).toBe('other');
  const assign = (other_payer?: boolean) =>
    world.call(assignStatementRow, {
      params: { id },
      body: { reference: mine.reference, return_difference: false, ...(other_payer ? { other_payer } : {}) },
      as: world.manager,
      key: randomUUID(),
    });
  expect((await assign()).body.fields?.other_payer?.key).toBe('validator.error_accept');
  expect(good(await assign(true)).data.state).toBe('HELD');
  const own = await movement({ cents: 5_000n, name: mine.person.name.toUpperCase() });
  expect((await sheet(own, { order: mine.reference })).order?.payer).toBe('same');
});

test('two transfers that make an order’s sum exact together are shown to each other until one is set aside for another order', async () => {
  const mine = await order(10);
  const name = mine.person.name.toUpperCase();
  const first = await movement({ cents: 6_000n, name, text: `parte ${mine.wire_reference}` });
  expect((await sheet(first)).other_part).toBeNull();
  const rest = await movement({ cents: 4_250n, name, text: 'resto' });
  await movement({ cents: 4_250n, name: 'Persona Muy Distinta', text: 'resto' });
  expect((await sheet(first)).other_part).toMatchObject({ id: rest, amount: '42.50', reference: mine.reference });
  // The one without a reference finds the order by its payer's name.
  expect((await sheet(rest)).other_part).toMatchObject({ id: first, amount: '60.00', reference: mine.reference });
  const assign = (id: string, reference: string) =>
    world.call(assignStatementRow, {
      params: { id },
      body: { reference, return_difference: false, other_payer: true },
      as: world.manager,
      key: randomUUID(),
    });
  good(await assign(rest, (await order(20)).reference));
  expect((await sheet(first)).other_part).toBeNull();
});
