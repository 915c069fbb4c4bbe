import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { statementFile, statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let orders: OrderSteps;
let steps: ReturnType<typeof statementSteps>;
let offer: Offer;
const today = dayIn(new Date(), 'Europe/Madrid');
const IBAN = 'ES7921000813610123456789';

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

const movement = (change: Partial<SampleRow>): SampleRow => ({
  day: today,
  cents: 10_250n,
  text: 'Transferencia recibida',
  iban: IBAN,
  reference: `T${randomUUID().slice(0, 12).toUpperCase()}`,
  ...change,
});
async function imported(...rows: SampleRow[]) {
  const made = good(await steps.send(statementFile(rows))).data;
  const [row] = await steps.rowsOf(made.id);
  if (!row) throw new Error('no movement');
  return { made, row };
}
const sheetOf = async (id: string) =>
  good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data;

/** An order of 102.50, paid by a movement of the statement. */
async function charged() {
  const person = await world.addPerson();
  const id = await orderAt(orders, person, offer, 10, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const { wire_reference, reference } = good(await world.call(getInvestment, { params: { id }, as: person })).data;
  const wire = wire_reference ?? '';
  const { row } = await imported(movement({ text: wire }));
  expect(row.resolution?.kind).toBe('charged');
  return { person, id, wire, reference, credit: row };
}
const debit = (text: string, change: Partial<SampleRow> = {}) => movement({ text, isCredit: false, ...change });

test('a payment that the bank takes back waits beside its credit; undone, the order waits for its money again and can be paid anew', async () => {
  const order = await charged();
  const before = await steps.waiting();
  const { made, row } = await imported(debit(`DEVOLUCION ${order.wire}`, { reversal: true, returnReason: 'AC04' }));
  expect(made).toMatchObject({ waiting: 1, ignored: 0 });
  expect(row).toMatchObject({ state: 'WAITING', reason: 'returned', is_reversal: true, return_code: 'AC04' });
  expect(await steps.waiting()).toMatchObject({ count: before.count + 1, amount: before.amount });
  const sheet = await steps.row(row.id);
  expect(sheet).toMatchObject({ pair: { id: order.credit.id }, undo_refusal: null, paid: '102.50', refunds: [] });

  const undone = good(await steps.undo(row.id, order.reference)).data;
  expect(undone).toMatchObject({ state: 'RESOLVED', resolution: { kind: 'undone' } });
  const waiting = await sheetOf(order.id);
  expect(waiting.status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  expect(waiting.history.at(-1)).toMatchObject({ status: 'IN_UPLOAD_PROOF_OF_PAYMENT', by: 'manager' });
  expect(new Date(waiting.expires_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  const mail = (await world.mailsTo(order.person)).find(({ kind }) => kind === 'investment.payment_returned');
  expect(JSON.stringify(mail)).toContain(order.wire);
  expect(outcome(await steps.undo(row.id, order.reference))).toBe('409 statement.row_resolved');

  const again = await imported(movement({ text: order.wire }));
  expect(again.row.resolution?.kind).toBe('charged');
  expect((await sheetOf(order.id)).status).toBe('CHARGED');
});

test('two managers who undo the same return do it once', async () => {
  const order = await charged();
  const { row } = await imported(debit(`DEV ${order.wire}`, { reversal: true }));
  const answers = await Promise.all([1, 2, 3].map(() => steps.undo(row.id, order.reference)));
  expect(answers.map(outcome).sort()).toEqual(['200', '409 statement.row_resolved', '409 statement.row_resolved']);
});

test('a return that cannot be booked is refused with the reason: another amount, not paid, no order, a credit', async () => {
  const order = await charged();
  const part = await imported(debit(`DEV ${order.wire}`, { cents: 5_000n, reversal: true }));
  const refused = await steps.undo(part.row.id, order.reference);
  expect(outcome(refused)).toBe('409 statement.undo_amount');
  expect(refused.body.params).toEqual({ paid: '102.50' });
  expect((await steps.row(part.row.id)).undo_refusal).toBe('amount');
  const unknown = await steps.undo(part.row.id, 'ORD-ZZZZ-ZZ');
  expect(unknown.body.fields?.reference?.key).toBe('validator.error_order_reference');
  const unpaid = await orderAt(orders, await world.addPerson(), offer, 10, 'IN_UPLOAD_PROOF_OF_PAYMENT');
  const { reference } = await sheetOf(unpaid);
  expect(outcome(await steps.undo(part.row.id, reference))).toBe('409 statement.undo_not_charged');
  expect(outcome(await steps.assign(part.row.id, reference))).toBe('409 statement.other_way');
  const credit = await imported(movement({ text: 'sin concepto' }));
  expect(outcome(await steps.undo(credit.row.id, order.reference))).toBe('409 statement.other_way');
  expect(outcome(await steps.dismiss(part.row.id))).toBe('200');
});

test('our own refund closes by itself where reference and amount are exact, and is found where it was written down before', async () => {
  const first = await charged();
  good(await orders.cancel(first.id));
  const { made, row } = await imported(debit(`DEVOLUCION ${first.reference.replace(/-/g, ' ')}`));
  expect(made).toMatchObject({ matched: 1, waiting: 0 });
  expect(row.resolution).toMatchObject({ kind: 'refund', by: null });
  const [refund] = (await sheetOf(first.id)).refunds;
  expect(refund).toMatchObject({ step: 'SENT', sent_on: today });
  expect((await world.mailsTo(first.person)).map(({ kind }) => kind)).toContain('investment.refunded');

  const second = await charged();
  good(await orders.cancel(second.id));
  good(await orders.settle(second.id));
  const found = await imported(debit(`Devolucion ${second.wire}`));
  expect(found.row.resolution?.kind).toBe('refund');
  // It was one refund: the same again is nobody's, and waits.
  const again = await imported(debit(`Devolucion ${second.wire}`));
  expect(again.row).toMatchObject({ state: 'WAITING', reason: 'returned' });
});

test('a manager says which refund a debit was; another amount is refused, a fee is nobody’s', async () => {
  const order = await charged();
  good(await orders.cancel(order.id));
  const [refund] = (await sheetOf(order.id)).refunds;
  const other = await imported(debit(`Devolucion ${order.wire}`, { cents: 10_000n }));
  expect(outcome(await steps.matchRefund(other.row.id, refund?.id ?? ''))).toBe('409 statement.refund_other');
  const back = await imported(debit('ANULACION', { reversal: true }));
  expect((await steps.row(back.row.id)).refunds).toContainEqual(
    expect.objectContaining({ id: refund?.id, reference: order.reference, sent: false }),
  );
  expect(outcome(await steps.matchRefund(back.row.id, refund?.id ?? ''))).toBe('200');
  expect(outcome(await steps.matchRefund(other.row.id, randomUUID()))).toBe('404 not_found');
  const fee = await imported(debit('COMISION DE MANTENIMIENTO', { cents: 300n }));
  expect(fee.row.state).toBe('IGNORED');
});

test('a balance part stays set aside when the payment goes, and is given back when the order is cancelled', async () => {
  const order = await charged();
  const { row } = await imported(debit(`DEV ${order.wire}`, { reversal: true }));
  good(await steps.undo(row.id, order.reference));
  expect(outcome(await orders.cancel(order.id))).toBe('200');
  expect((await sheetOf(order.id)).refunds).toEqual([]);
});

test('a minted order keeps its charge', async () => {
  const before = { world, orders, steps, offer };
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  orders = orderSteps(world);
  steps = statementSteps(world);
  offer = await world.addOffer({ tokens: 100_000, price: '10' });
  try {
    const order = await charged();
    world.moveDays(5.1);
    expect(good(await orders.mint(order.id)).data).toMatchObject({ minted: true, refused: null });
    const { row } = await imported(debit(`DEV ${order.wire}`, { reversal: true }));
    expect((await steps.row(row.id)).undo_refusal).toBe('minted');
    expect(outcome(await steps.undo(row.id, order.reference))).toBe('409 statement.undo_minted');
    expect((await sheetOf(order.id)).status).toBe('MINTED');
  } finally {
    await world.close();
    ({ world, orders, steps, offer } = before);
  }
});

test('a signed contract stays valid: paid anew, the order is signed at once', async () => {
  const order = await charged();
  const contract = good(await orders.prepare(order.person, order.id)).data;
  good(await orders.sendCode(order.person, order.id));
  const sent = (await world.mailsTo(order.person)).filter(({ kind }) => kind === 'investment.signature_code').at(-1);
  const code = /\b\d{5}\b/.exec(sent?.plain ?? '')?.[0] ?? '';
  good(await orders.sign(order.person, order.id, code, contract.sha256));
  const { row } = await imported(debit(`DEV ${order.wire}`, { reversal: true }));
  good(await steps.undo(row.id, order.reference));
  expect((await sheetOf(order.id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  good(await steps.send(statementFile([movement({ text: order.wire })])));
  const paid = await sheetOf(order.id);
  expect(paid.status).toBe('SIGNED');
  expect(paid.contract).toMatchObject({ status: 'SIGNED', sha256: contract.sha256 });
});
