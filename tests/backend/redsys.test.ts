import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { messageIn, trusted } from '#backend/providers/redsys/message.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { giveUpPayment } from '#contract/payments.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { type AtTerminal, KEY, makeRedsysWorld, REFUSED, type RedsysWorld } from '#tests/support/redsys-world.ts';

let world: RedsysWorld;
let offer: Offer;

beforeAll(async () => {
  world = await makeRedsysWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const failureMails = async ({ as }: AtTerminal, kind = 'investment.payment_failed') =>
  (await world.mailsTo(as)).filter((mail) => mail.kind === kind);
const noticesOf = ({ id }: AtTerminal) =>
  world.db.query<{ outcome: string; reason: string | null; payload: object }>(
    `select n.outcome, n.reason, n.payload from payment_notices n join payment_attempts a on a.id = n.attempt_id
     where a.investment_id = $1`,
    [id],
  );

describe('the way to the terminal', () => {
  test.each([
    ['CARD_TERMINAL', 'C', 10_120],
    ['BIZUM', 'z', 10_060],
  ] as const)('%s: a signed form with what is to be paid', async (method, ways, cents) => {
    const at = await world.orderAtTerminal(offer, method);
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as, lang: 'en' }));
    const form = data.handover;
    if (form?.kind !== 'form') throw new Error('no form');
    expect(data).toMatchObject({ method, amount: (cents / 100).toFixed(2) });
    expect(form.action).toBe(`${world.origin}/local-terminal/${world.tenantId}`);
    const message = messageIn(form.fields);
    const values = message && trusted(KEY, message, 'DS_MERCHANT_ORDER');
    expect(values).toMatchObject({
      DS_MERCHANT_AMOUNT: String(cents),
      DS_MERCHANT_CURRENCY: '978',
      DS_MERCHANT_TRANSACTIONTYPE: '0',
      DS_MERCHANT_PAYMETHODS: ways,
      DS_MERCHANT_CONSUMERLANGUAGE: '002',
      DS_MERCHANT_MERCHANTURL: `${world.origin}/webhooks/redsys/${world.tenantId}`,
    });
    expect(values?.DS_MERCHANT_ORDER).toMatch(/^\d{4}[0-9A-Z]{8}$/);
    expect(values?.DS_MERCHANT_URLOK).toMatch(new RegExp(`/invest/${offer.slug}/payment-success$`));
    expect(values?.DS_MERCHANT_URLKO).toMatch(new RegExp(`/invest/${offer.slug}/payment-creditcard$`));
  });
});

describe('a notification', () => {
  test('a payment notification books the payment before the person is back; no card number is kept', async () => {
    const at = await world.orderAtTerminal(offer);
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    const [notice] = await noticesOf(at);
    expect(notice?.outcome).toBe('APPLIED');
    expect(JSON.stringify(notice?.payload)).not.toContain('454881');
    const handover = await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as });
    expect(outcome(handover)).toBe('409 payment.none_open');
  });

  test('a refusal gives the balance part back, and the person may choose again', async () => {
    const at = await world.orderAtTerminal(offer, 'BIZUM', true);
    expect(await world.notify(world.noticeOf(at, REFUSED))).toBe(200);
    expect(await world.moneyOf(at)).toEqual({ status: 'PAYMENT_ERROR', payments: [], refunds: [] });
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'APPLIED', reason: 'redsys_0190' }]);
    const [mail, ...more] = await failureMails(at);
    expect(more).toEqual([]);
    expect(mail?.plain).toContain('No se le ha cobrado nada.');
    expect(mail?.plain).toMatch(/Los 30,00\s€ de su saldo/);
    expect(mail?.plain).toMatch(/sigue en pie hasta el \d+ de/);
    expect(mail?.plain).toContain(`/invest/${offer.slug}/method-payment`);
    good(await world.steps.pay(at.as, at.id, 'CARD_TERMINAL'));
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
  });

  test('a notification that never comes lets the attempt expire, its investor is told that nobody knows whether they paid, and money that arrives later still counts', async () => {
    const at = await world.orderAtTerminal(offer);
    await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
    const unverified = 'investment.payment_unverified';
    expect(await failureMails(at, unverified)).toEqual([]);
    await world.expire();
    expect(await world.statusOf(at.id)).toBe('PAYMENT_ERROR');
    expect(await failureMails(at)).toEqual([]);
    const [mail, ...more] = await failureMails(at, unverified);
    expect(more).toEqual([]);
    expect(mail?.plain).toContain('no pague otra vez');
    expect(mail?.plain).not.toContain('No se le ha cobrado nada');
    expect(mail?.plain).toContain(`/invest/${offer.slug}/payment-error`);
    // Nothing was set aside of a balance, so nothing is said of one.
    expect(mail?.plain).not.toContain('saldo');
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await world.moneyOf(at)).toMatchObject({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a notification that comes twice, or a thousand times, counts once', async () => {
    const at = await world.orderAtTerminal(offer);
    const notice = world.noticeOf(at);
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => world.notify(notice)));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    // Another authorisation is another payment: nobody but a manager can say whose money that is.
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect((await noticesOf(at)).map((each) => each.outcome).sort()).toEqual(['APPLIED', 'QUARANTINED']);
  });

  test.each([
    ['another key', (notice: URLSearchParams) => notice.set('Ds_Signature', 'AAAA')],
    ['no signature', (notice: URLSearchParams) => notice.delete('Ds_Signature')],
    ['another version', (notice: URLSearchParams) => notice.set('Ds_SignatureVersion', 'HMAC_SHA512_V2')],
    ['changed parameters', (notice: URLSearchParams) => notice.append('Ds_MerchantParameters', 'e30=')],
    ['parameters that are no JSON', (notice: URLSearchParams) => notice.set('Ds_MerchantParameters', '????')],
  ])('a notification with %s is refused, and nothing of it is kept', async (_, spoil) => {
    const at = await world.orderAtTerminal(offer);
    const [before] = await world.db.query('select count(*) from payment_notices');
    const notice = world.noticeOf(at);
    spoil(notice);
    expect(await world.notify(notice)).toBe(403);
    expect(await world.db.query('select count(*) from payment_notices')).toEqual([before]);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
  });

  test('a notification of another merchant, of an unknown tenant, too large or not understood is refused', async () => {
    const at = await world.orderAtTerminal(offer);
    expect(await world.notify(world.noticeOf(at, { Ds_MerchantCode: '999008882' }))).toBe(403);
    expect(await world.notify(world.noticeOf(at, { Ds_Response: 'SI' }))).toBe(400);
    expect(await world.notify(new URLSearchParams({ Ds_MerchantParameters: 'x'.repeat(20_000) }))).toBe(413);
    const stranger = await world.backEnd.fetch(
      new Request(`${world.origin}/webhooks/redsys/nobody`, { method: 'POST', body: world.noticeOf(at) }),
    );
    expect(stranger.status).toBe(403);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
  });

  test.each([
    [{ Ds_Amount: '1' }, 'amount_mismatch'],
    [{ Ds_Currency: '840' }, 'currency_mismatch'],
  ])('a notification that does not fit (%j) waits in quarantine', async (change, reason) => {
    const at = await world.orderAtTerminal(offer);
    expect(await world.notify(world.noticeOf(at, change))).toBe(200);
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'QUARANTINED', reason }]);
    expect(await world.moneyOf(at)).toEqual({ status: 'IN_UPDATE_TPV', payments: [], refunds: [] });
  });
});

describe('a person who comes back without paying', () => {
  const giveUp = ({ id, as }: AtTerminal, key?: string) =>
    world.call(giveUpPayment, { params: { id }, body: {}, as, key });
  const holdsOf = ({ id }: AtTerminal) =>
    world.db.query(
      'select amount_cents::int as cents, released_at is null as held from balance_holds where investment_id = $1',
      [id],
    );
  const cashOf = async ({ as }: AtTerminal) => good(await world.call(getPortfolio, { as })).data.balance;

  test('chooses again at once, but only after saying so; the balance part stays set aside, once', async () => {
    const at = await world.orderAtTerminal(offer, 'CARD_TERMINAL', true);
    expect(outcome(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER'))).toBe('409 investment.illegal_move');
    const key = 'b5a1f0de-0000-4000-8000-000000000001';
    expect(good(await giveUp(at, key)).data.status).toBe('METHOD_PAYMENT');
    // A second press gets the same answer; a second window is told that there is nothing to give up.
    expect(good(await giveUp(at, key)).data.status).toBe('METHOD_PAYMENT');
    expect(outcome(await giveUp(at))).toBe('409 investment.illegal_move');
    expect(await holdsOf(at)).toEqual([{ cents: 3000, held: true }]);
    expect(await cashOf(at)).toBe('0.00');
    expect(outcome(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }))).toBe(
      '409 payment.none_open',
    );
    good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER', true));
    expect(await world.statusOf(at.id)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
    expect((await holdsOf(at)).filter(({ held }) => held)).toEqual([{ cents: 3000, held: true }]);
    expect(await cashOf(at)).toBe('0.00');
    // Without it, all of it is theirs again.
    good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER', false));
    expect(await cashOf(at)).toBe('30.00');
  });

  test('a payment confirmed after the investor came back unpaid is booked while the order still waits for that amount', async () => {
    const at = await world.orderAtTerminal(offer, 'CARD_TERMINAL', true);
    good(await giveUp(at));
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect(await holdsOf(at)).toHaveLength(1);
  });

  test('a payment confirmed after the investor chose another way goes back by the terminal', async () => {
    const at = await world.orderAtTerminal(offer);
    good(await giveUp(at));
    good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER'));
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });
  });

  test('pays twice at the terminal: the first payment counts, the second goes back', async () => {
    const at = await world.orderAtTerminal(offer);
    good(await giveUp(at));
    good(await world.steps.pay(at.as, at.id, 'CARD_TERMINAL'));
    const [again] = await world.db.query<{ reference: string }>(
      `select reference from payment_attempts where investment_id = $1 and state = 'OPEN'`,
      [at.id],
    );
    expect(again?.reference).not.toBe(at.order);
    await world.notify(world.noticeOf(at));
    expect(await world.statusOf(at.id)).toBe('CHARGED');
    await world.notify(world.noticeOf({ ...at, order: again?.reference ?? '' }));
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'CHARGED',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });
  });

  test('is late with it: a refusal and the time limit of a given-up attempt change nothing', async () => {
    const at = await world.orderAtTerminal(offer, 'BIZUM', true);
    good(await giveUp(at));
    await world.notify(world.noticeOf(at, REFUSED));
    await world.expire();
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'IGNORED' }]);
    expect(await world.moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    expect(await cashOf(at)).toBe('0.00');
  });

  test('is the only one who may say so, and not once it is paid', async () => {
    const at = await world.orderAtTerminal(offer);
    expect((await giveUp({ ...at, as: await world.addPerson() })).status).toBe(404);
    await world.notify(world.noticeOf(at));
    expect(outcome(await giveUp(at))).toBe('409 investment.illegal_move');
  });
});
