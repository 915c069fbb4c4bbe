import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { orderSweep } from '#backend/modules/orders/sweep-orders.ts';
import { getInvestment, getManagedInvestment, listInvestments, listManagedInvestments } from '#contract/investments.ts';
import { getBankTransfer, listPaymentOptions } from '#contract/payments.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { addDays, dayIn, endOfDay } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const ZONE = 'Europe/Madrid';
let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const own = async (as: Person, id: string) => good(await world.call(getInvestment, { params: { id }, as })).data;
const portfolio = async (as: Person) => good(await world.call(getPortfolio, { as })).data;
const mailKinds = async (person: Person) => (await world.mailsTo(person)).map(({ kind }) => kind);
const plain = (mail: { plain: string } | undefined) => (mail?.plain ?? '').replaceAll('\u00a0', ' ');
const lastDayAt = (days: number) => endOfDay(addDays(dayIn(new Date(), ZONE), days), ZONE).toISOString();

test('an order goes all the way: amount, transfer, proof, contract, code, reflection period, tokens', async () => {
  const ana = await world.addPerson();
  const offer = await world.addOffer({ tokens: 100, price: '12.345678' });

  const placed = good(await steps.place(ana, offer, 7)).data;
  // 7 × 12.345678 = 86.419746
  expect(placed).toMatchObject({ status: 'CREATED', tab: 'ordered', amount: '86.42', fee: '0.00', to_pay: '86.42' });
  expect(placed.reference).toMatch(/^ORD-/);
  expect(await mailKinds(ana)).toEqual([]);
  const { id } = placed;

  const accepted = good(await steps.accept(ana, id)).data;
  expect(accepted).toMatchObject({ status: 'ACCEPTED', may_revoke: true, expires_at: lastDayAt(10) });
  expect(new Date(accepted.reflection_ends_at ?? 0).getTime()).toBeGreaterThanOrEqual(Date.now() + 95.9 * 3_600_000);
  expect(accepted.reflection_ends_at && dayIn(new Date(accepted.reflection_ends_at), ZONE)).toBe(
    addDays(dayIn(new Date(), ZONE), 4),
  );

  const options = good(await world.call(listPaymentOptions, { params: { id }, query: { use_balance: '0' }, as: ana }));
  expect(options.data).toEqual([
    {
      method: 'BANK_TRANSFER',
      fee: '2.50',
      fee_fixed: '2.50',
      fee_percent: '0',
      balance_used: '0.00',
      to_pay: '88.92',
      total: '88.92',
      blocked: null,
      limit: null,
    },
    {
      method: 'BALANCE',
      fee: '0.00',
      fee_fixed: '0.00',
      fee_percent: '0',
      balance_used: '0.00',
      to_pay: '86.42',
      total: '86.42',
      blocked: 'insufficient_balance',
      limit: null,
    },
  ]);

  const opened = good(await steps.pay(ana, id)).data;
  expect(opened).toMatchObject({
    status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
    payment_method: 'BANK_TRANSFER',
    to_pay: '88.92',
  });
  const wire = good(await world.call(getBankTransfer, { params: { id }, as: ana })).data;
  expect(wire).toMatchObject({ amount: '88.92', iban: 'ES9121000418450200051332', reference: opened.wire_reference });
  expect(wire.epc).toContain('EUR88.92');

  expect(good(await steps.prove(ana, id)).data).toMatchObject({
    status: 'PROOF_OF_PAYMENT_UPLOADED',
    proof: { name: 'justificante.pdf', rejected_reason: null },
  });
  const inbox = good(await world.call(listManagedInvestments, { query: { waiting: 'proof' }, as: world.manager }));
  expect(inbox.data.map((row) => row.id)).toEqual([id]);
  expect(inbox.inbox.proof).toMatchObject({ count: 1, amount: '86.42' });

  expect(good(await steps.reject(id, 'Falta la segunda hoja')).data).toMatchObject({
    status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
    proof: { rejected_reason: 'Falta la segunda hoja' },
  });
  good(await steps.prove(ana, id));
  expect(await steps.confirm(id, '88.91')).toMatchObject({
    status: 422,
    body: { error: 'payment.amount_mismatch', params: { expected: '88.92' } },
  });
  const charged = good(await steps.confirm(id, '88.92')).data;
  expect(charged).toMatchObject({ status: 'CHARGED', expires_at: null, may_mint: false, may_cancel: true });
  expect(await portfolio(ana)).toMatchObject({ value: '0.00', in_progress: '86.42', holdings: [] });

  const contract = good(await steps.prepare(ana, id)).data;
  expect(contract.investment.status).toBe('SIGNED_PENDING');
  expect(contract.paragraphs.join('\n')).toContain('86,42');
  good(await steps.sendCode(ana, id));
  const code = await signatureCode(ana);
  expect(outcome(await steps.sign(ana, id, code, 'f'.repeat(64)))).toBe('409 signature.text_changed');
  expect(await steps.sign(ana, id, code, contract.sha256, 'Otra Persona')).toMatchObject({
    status: 422,
    body: { error: 'signature.name_mismatch', fields: { typed_name: { key: 'validator.error_signer_name' } } },
  });
  expect(good(await steps.sign(ana, id, code, contract.sha256)).data).toMatchObject({
    status: 'SIGNED',
    contract: { status: 'SIGNED', sha256: contract.sha256 },
  });
  expect(outcome(await steps.sign(ana, id, code, contract.sha256))).toBe('409 investment.illegal_move');

  expect(good(await steps.mint(id)).data).toEqual({ id, minted: false, refused: 'reflection_running' });
  world.moveDays(5.1);
  expect(outcome(await steps.revoke(ana, id))).toBe('409 investment.reflection_over');
  expect(good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data.may_mint).toBe(true);
  expect(good(await steps.mint(id)).data).toEqual({ id, minted: true, refused: null });
  expect(good(await steps.mint(id)).data).toEqual({ id, minted: true, refused: 'already_minted' });

  const minted = await own(ana, id);
  expect(minted.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'CREATED investor',
    'ACCEPTED investor',
    'METHOD_PAYMENT investor',
    'IN_UPLOAD_PROOF_OF_PAYMENT investor',
    'PROOF_OF_PAYMENT_UPLOADED investor',
    'IN_UPLOAD_PROOF_OF_PAYMENT manager',
    'PROOF_OF_PAYMENT_UPLOADED investor',
    'CHARGED manager',
    'SIGNED_PENDING investor',
    'SIGNED investor',
    'MINTED manager',
  ]);
  const owned = await portfolio(ana);
  expect(owned).toMatchObject({ value: '86.42', put_in: '86.42', in_progress: '0.00', balance: '0.00' });
  expect(owned.holdings).toMatchObject([{ issuance: { id: offer.id }, tokens: 7, value: '86.42', put_in: '86.42' }]);
  expect(await mailKinds(ana)).toEqual([
    'investment.order_confirmed',
    'investment.transfer_awaited',
    'investment.proof_received',
    'investment.proof_rejected',
    'investment.proof_received',
    'investment.contract_to_sign',
    'investment.signature_code',
    'investment.contract_signed',
    'investment.minted',
  ]);
  const { tabs } = good(await world.call(listInvestments, { as: ana }));
  expect(tabs.minted).toBe(1);
});

async function signatureCode(person: Person): Promise<string> {
  const mail = (await world.mailsTo(person)).findLast(({ kind }) => kind === 'investment.signature_code');
  const code = /\b\d{5}\b/.exec(mail?.plain ?? '')?.[0];
  if (!code) throw new Error('no code was mailed');
  return code;
}

test('a balance that covers all of it pays at once, with no fee', async () => {
  const bea = await world.addPerson();
  const offer = await world.addOffer({ price: '50' });
  await world.addCash(bea, 60_000);
  const id = await orderAt(steps, bea, offer, 10, 'ACCEPTED');
  expect(good(await steps.pay(bea, id, 'BALANCE')).data).toMatchObject({
    status: 'CHARGED',
    payment_method: 'BALANCE',
    balance_used: '500.00',
    fee: '0.00',
    to_pay: '0.00',
  });
  expect((await portfolio(bea)).balance).toBe('100.00');
  expect(good(await steps.revoke(bea, id)).data).toMatchObject({
    status: 'CANCELED',
    refunds: [{ amount: '500.00', method: 'BALANCE', sender: 'BALANCE', step: 'SENT' }],
  });
  expect((await portfolio(bea)).balance).toBe('600.00');
});

test('a balance that covers a part leaves the rest, with its fee, to the transfer; another choice gives it back', async () => {
  const ines = await world.addPerson();
  const offer = await world.addOffer({ price: '50' });
  await world.addCash(ines, 12_345);
  const id = await orderAt(steps, ines, offer, 10, 'ACCEPTED');
  expect(outcome(await steps.pay(ines, id, 'BALANCE'))).toBe('422 payment.insufficient_balance');
  expect((await portfolio(ines)).balance).toBe('123.45');
  expect(good(await steps.pay(ines, id, 'BANK_TRANSFER', true)).data).toMatchObject({
    balance_used: '123.45',
    fee: '2.50',
    to_pay: '379.05',
    total: '502.50',
  });
  expect((await portfolio(ines)).balance).toBe('0.00');
  good(await steps.pay(ines, id, 'BANK_TRANSFER', false));
  expect((await portfolio(ines)).balance).toBe('123.45');
  good(await steps.pay(ines, id, 'BANK_TRANSFER', true));
  good(await steps.prove(ines, id));
  good(await steps.confirm(id, '379.05'));

  const back = good(await steps.revoke(ines, id)).data;
  expect(back).toMatchObject({
    status: 'CANCELED',
    refunds: [
      { amount: '379.05', reason: 'UNDONE', method: 'BANK_TRANSFER', sender: 'BANK', step: 'ASKED', sent_on: null },
      { amount: '123.45', reason: 'UNDONE', method: 'BALANCE', sender: 'BALANCE', step: 'SENT' },
    ],
  });
  expect((await portfolio(ines)).balance).toBe('123.45');
  expect(good(await steps.settle(id)).data.refunds[0]).toMatchObject({
    amount: '379.05',
    step: 'SENT',
    reference: 'TRF-0001',
  });
  expect(outcome(await steps.settle(id))).toBe('409 investment.illegal_move');
  const [revoked, refunded] = (await world.mailsTo(ines)).slice(-2);
  expect([revoked?.kind, refunded?.kind]).toEqual(['investment.revoked', 'investment.refunded']);
  // What came from outside goes by its way, with its fee; what the balance had is there already.
  expect(plain(revoked)).toContain('Le devolvemos 379,05 € por transferencia.');
  expect(plain(revoked)).toContain('La devolución incluye los 2,50 € de comisión.');
  expect(plain(revoked)).toContain('Los 123,45 € de su saldo vuelven a estar disponibles.');
  expect(refunded?.subject).toContain('379,05');
  expect(plain(refunded)).toContain('Han salido por transferencia con la referencia TRF-0001.');
  expect(plain(refunded)).not.toMatch(/tarjeta|Bizum|ETH/);
});

test('an amount given anew frees the tokens and the balance that the order held', async () => {
  const noa = await world.addPerson();
  const offer = await world.addOffer({ tokens: 10, price: '50' });
  await world.addCash(noa, 5_000);
  const id = await orderAt(steps, noa, offer, 8, 'ACCEPTED');
  const { wire_reference } = good(await steps.pay(noa, id, 'BANK_TRANSFER', true)).data;
  const anew = good(await steps.place(noa, offer, 10)).data;
  expect(anew).toMatchObject({
    id,
    status: 'CREATED',
    tokens: 10,
    balance_used: '0.00',
    fee: '0.00',
    expires_at: null,
  });
  expect((await portfolio(noa)).balance).toBe('50.00');
  good(await steps.accept(noa, id));
  expect(good(await steps.pay(noa, id)).data.wire_reference).toBe(wire_reference);
});

test('an unpaid order is reminded of once, three days before its end, and ends with its day', async () => {
  const eva = await world.addPerson();
  const offer = await world.addOffer();
  await world.addCash(eva, 10_000);
  const id = await orderAt(steps, eva, offer, 4, 'ACCEPTED');
  good(await steps.pay(eva, id, 'BANK_TRANSFER', true));
  const sweepAt = async (days: number) => {
    world.moveDays(days);
    await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
  };
  await sweepAt(5);
  expect(await mailKinds(eva)).not.toContain('investment.order_expiring');
  await sweepAt(8.1);
  await sweepAt(8.2);
  expect((await mailKinds(eva)).filter((kind) => kind === 'investment.order_expiring')).toHaveLength(1);
  expect((await own(eva, id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  await sweepAt(11.1);
  await sweepAt(11.2);
  const ended = await own(eva, id);
  expect(ended).toMatchObject({
    status: 'CANCELED',
    refunds: [{ amount: '100.00', fee: '0.00', method: 'BALANCE', step: 'SENT' }],
  });
  expect(ended.history.at(-1)).toMatchObject({ by: 'system', note: 'expired' });
  expect((await portfolio(eva)).balance).toBe('100.00');
  expect((await mailKinds(eva)).filter((kind) => kind === 'investment.order_expired')).toHaveLength(1);

  // The transfer was on its way: it is booked, and goes back.
  expect(good(await steps.confirm(id, '102.50')).data).toMatchObject({
    status: 'CANCELED',
    refunds: [
      { amount: '102.50', fee: '0.00', reason: 'LATE', method: 'BANK_TRANSFER', sender: 'BANK', step: 'ASKED' },
      { amount: '100.00', method: 'BALANCE', step: 'SENT' },
    ],
  });
  expect(outcome(await steps.confirm(id, '102.50'))).toBe('409 investment.illegal_move');
});

test('a proof that waits for the manager outlives the order’s last day; refused after it, there are days for another', async () => {
  const sol = await world.addPerson();
  const id = await orderAt(steps, sol, await world.addOffer(), 4, 'PROOF_OF_PAYMENT_UPLOADED');
  world.moveDays(20);
  await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
  expect((await own(sol, id)).status).toBe('PROOF_OF_PAYMENT_UPLOADED');
  const refused = good(await steps.reject(id)).data;
  expect(refused.expires_at).toBe(lastDayAt(23));
  await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
  expect((await own(sol, id)).status).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
});

test('an issuance that mints at once does so by itself when the reflection period is over; a sophisticated investor has none', async () => {
  const [lia, rob] = [await world.addPerson(), await world.addPerson({ sophisticated: true })];
  const offer = await world.addOffer({ strategy: 'AT_PURCHASE' });
  const ids: string[] = [];
  for (const person of [lia, rob]) {
    await world.addCash(person, 50_000);
    const id = await orderAt(steps, person, offer, 10, 'ACCEPTED');
    good(await steps.pay(person, id, 'BALANCE'));
    const { sha256 } = good(await steps.prepare(person, id)).data;
    good(await steps.sendCode(person, id));
    good(await steps.sign(person, id, await signatureCode(person), sha256));
    ids.push(id);
  }
  const statuses = async () => [(await own(lia, ids[0] ?? '')).status, (await own(rob, ids[1] ?? '')).status];
  expect((await own(rob, ids[1] ?? '')).reflection_ends_at).toBeNull();
  expect(outcome(await steps.revoke(rob, ids[1] ?? ''))).toBe('409 investment.reflection_over');
  await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
  expect(await statuses()).toEqual(['SIGNED', 'MINTED']);
  world.moveDays(5.1);
  await sweepEachMinute(world.backEnd.deps, { orders: orderSweep });
  expect(await statuses()).toEqual(['MINTED', 'MINTED']);
});
