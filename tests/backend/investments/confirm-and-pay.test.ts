import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
let offer: Offer;
let ana: Person;

beforeAll(async () => {
  // Only the transfer works without a provider; a card is listed and not offered.
  world = await makeInvestWorld({
    payment_methods: [
      { method: 'BANK_TRANSFER', fee_fixed: '2.50', fee_percent: '1.2' },
      { method: 'CARD', fee_percent: '1.9' },
    ],
  });
  steps = orderSteps(world);
});
afterAll(() => world.close());
afterEach(async () => expect(await breachesOf(world.db, world.tenantId)).toEqual({}));

const TRANSFER = { method: 'BANK_TRANSFER', use_balance: true } as const;
const cart = async (tokens = 8) => {
  offer = await world.addOffer({ price: '50', tokens: 1000 });
  ana = await world.addPerson();
  return orderAt(steps, ana, offer, tokens, 'CREATED');
};
/** With plain blanks: sums hold theirs together. */
const plainOf = (mail: { plain: string } | undefined) => (mail?.plain ?? '').replace(/\u00a0/g, ' ');
const seenFor = async (id: string, method: string) =>
  good(await steps.options(ana, id)).data.find((option) => option.method === method);

describe('an order that is confirmed with its way to pay', () => {
  test('shows each method with what its fee is made of, and carries the chosen one on at that sum', async () => {
    const id = await cart();
    // 400.00: 2.50 and 1.2 %, 4.80.
    expect(await seenFor(id, 'BANK_TRANSFER')).toMatchObject({
      fee: '7.30',
      fee_fixed: '2.50',
      fee_percent: '1.2',
      to_pay: '407.30',
    });
    const { data } = good(await steps.acceptPaying(ana, id, { ...TRANSFER, to_pay: '407.30' }));
    expect(data).toMatchObject({
      status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
      payment_method: 'BANK_TRANSFER',
      fee: '7.30',
      to_pay: '407.30',
    });
    expect(data.reflection_ends_at).not.toBeNull();
    const mails = await world.mailsTo(ana);
    expect(mails.map(({ kind }) => kind)).toEqual(['investment.transfer_awaited']);
    const plain = plainOf(mails[0]);
    expect(plain).toContain('Transfiera 407,30 €');
    expect(plain).toContain(data.wire_reference);
    expect(plain).not.toContain(data.reference);
  });

  test('applies the balance first, and the fee to what is left', async () => {
    const id = await cart();
    await world.addCash(ana, 10_000);
    // 300.00 are left: 2.50 and 3.60.
    expect(await seenFor(id, 'BANK_TRANSFER')).toMatchObject({ balance_used: '100.00', fee: '6.10', to_pay: '306.10' });
    const { data } = good(await steps.acceptPaying(ana, id, { ...TRANSFER, to_pay: '306.10' }));
    expect(data).toMatchObject({ balance_used: '100.00', to_pay: '306.10', total: '406.10' });
  });

  test('is paid at once where the balance covers it, and told so once', async () => {
    const id = await cart();
    await world.addCash(ana, 40_000);
    const { data } = good(await steps.acceptPaying(ana, id, { method: 'BALANCE', use_balance: true, to_pay: '0.00' }));
    expect(data).toMatchObject({ status: 'CHARGED', payment_method: 'BALANCE', fee: '0.00' });
    expect((await world.mailsTo(ana)).map(({ kind }) => kind)).not.toContain('investment.order_confirmed');
  });

  test('an order is not confirmed at another sum than the one that was shown', async () => {
    const id = await cart();
    for (const to_pay of ['400.00', '407.29', '0.00']) {
      expect(outcome(await steps.acceptPaying(ana, id, { ...TRANSFER, to_pay }))).toBe('409 terms.stale');
    }
    // The balance grew while the page was open.
    await world.addCash(ana, 5_000);
    expect(outcome(await steps.acceptPaying(ana, id, { ...TRANSFER, to_pay: '407.30' }))).toBe('409 terms.stale');
    const [row] = await world.db.query('select status, method, accepted_at from investments where id = $1', [id]);
    expect(row).toEqual({ status: 'CREATED', method: null, accepted_at: null });
    expect(await world.mailsTo(ana)).toEqual([]);
  });

  test('an order is not confirmed by a method that is not offered, or with too little balance', async () => {
    const id = await cart();
    const by = (method: 'CARD' | 'BALANCE', to_pay: string) =>
      steps.acceptPaying(ana, id, { method, use_balance: false, to_pay });
    expect(outcome(await by('CARD', '407.60'))).toBe('409 payment.method_off');
    expect(outcome(await by('BALANCE', '400.00'))).toBe('422 payment.insufficient_balance');
    const [row] = await world.db.query('select status from investments where id = $1', [id]);
    expect(row).toEqual({ status: 'CREATED' });
  });

  test('an order without a way to pay says that the fee is still open', async () => {
    const id = await cart();
    good(await steps.accept(ana, id));
    const [mail] = await world.mailsTo(ana);
    expect(mail?.kind).toBe('investment.order_confirmed');
    expect(plainOf(mail)).toContain('Falta el pago: 400,00 € más la comisión de la forma de pago.');
  });
});
