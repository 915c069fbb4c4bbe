import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepAttempts } from '#backend/modules/payments/sweep-attempts.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { messageIn, sealed, trusted } from '#backend/providers/redsys/message.ts';
import { refundParameters } from '#backend/providers/redsys/payment-request.ts';
import { type Connection, connectionOf } from '#backend/providers/redsys/redsys-settings.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment } from '#contract/investments.ts';
import { giveUpPayment } from '#contract/payments.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { type AtTerminal, KEY, makeRedsysWorld, type RedsysWorld } from '#tests/support/redsys-world.ts';
import { until } from '#tests/support/until.ts';

const realFetch = globalThis.fetch;
const MINUTE_MS = 60_000;
/** Longer than a person may take at the terminal. */
const LATER_MS = 16 * MINUTE_MS;

let world: RedsysWorld;
let offer: Offer;
let now = Date.now();

beforeAll(async () => {
  world = await makeRedsysWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

/** Lets the terminal's time pass and ends what was not answered. */
async function expire(): Promise<void> {
  now += LATER_MS;
  world.backEnd.clock.moveTo(new Date(now));
  await sweepAttempts(world.backEnd.deps);
}

const connection = (): Connection => ({
  merchantCode: '999008881',
  terminal: '1',
  secretKey: KEY,
  signatureVersion: 'HMAC_SHA256_V1',
  environment: 'local',
  apiOrigin: world.origin,
});

const REFUSED = { Ds_Response: '0190', Ds_AuthorisationCode: '' };
const moneyOf = async ({ id }: AtTerminal) => ({
  status: await world.statusOf(id),
  payments: await world.db.query('select amount_cents::int as cents from payments where investment_id = $1', [id]),
  refunds: await world.db.query<{ id: string; cents: number; state: string; failure: string | null }>(
    'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1',
    [id],
  ),
});
const own = async ({ id, as }: AtTerminal) => good(await world.call(getInvestment, { params: { id }, as })).data;
const failureMails = async ({ as }: AtTerminal) =>
  (await world.mailsTo(as)).filter(({ kind }) => kind === 'investment.payment_failed');
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
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    const [notice] = await noticesOf(at);
    expect(notice?.outcome).toBe('APPLIED');
    expect(JSON.stringify(notice?.payload)).not.toContain('454881');
    const handover = await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as });
    expect(outcome(handover)).toBe('409 payment.none_open');
  });

  test('a refusal gives the balance part back, and the person may choose again', async () => {
    const at = await world.orderAtTerminal(offer, 'BIZUM', true);
    expect(await world.notify(world.noticeOf(at, REFUSED))).toBe(200);
    expect(await moneyOf(at)).toEqual({ status: 'PAYMENT_ERROR', payments: [], refunds: [] });
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

  test('a notification that never comes lets the attempt expire, and money that arrives later still counts', async () => {
    const at = await world.orderAtTerminal(offer);
    await sweepAttempts(world.backEnd.deps);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
    expect(await failureMails(at)).toEqual([]);
    await expire();
    expect(await world.statusOf(at.id)).toBe('PAYMENT_ERROR');
    const [mail, ...more] = await failureMails(at);
    expect(more).toEqual([]);
    // Nothing was set aside of a balance, so nothing is said of one.
    expect(mail?.plain).toContain('se acabó su tiempo');
    expect(mail?.plain).not.toContain('saldo');
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await moneyOf(at)).toMatchObject({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(at)).toEqual({ status: 'IN_UPDATE_TPV', payments: [], refunds: [] });
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
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect(await holdsOf(at)).toHaveLength(1);
  });

  test('a payment confirmed after the investor chose another way goes back by the terminal', async () => {
    const at = await world.orderAtTerminal(offer);
    good(await giveUp(at));
    good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER'));
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await moneyOf(at)).toMatchObject({
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
    expect(await moneyOf(at)).toMatchObject({ status: 'CHARGED', refunds: [{ cents: at.cents, state: 'PENDING' }] });
  });

  test('is late with it: a refusal and the time limit of a given-up attempt change nothing', async () => {
    const at = await world.orderAtTerminal(offer, 'BIZUM', true);
    good(await giveUp(at));
    await world.notify(world.noticeOf(at, REFUSED));
    await expire();
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'IGNORED' }]);
    expect(await moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    expect(await cashOf(at)).toBe('0.00');
  });

  test('is the only one who may say so, and not once it is paid', async () => {
    const at = await world.orderAtTerminal(offer);
    expect((await giveUp({ ...at, as: await world.addPerson() })).status).toBe(404);
    await world.notify(world.noticeOf(at));
    expect(outcome(await giveUp(at))).toBe('409 investment.illegal_move');
  });
});

describe('a refund', () => {
  test('a refund of money that came after the cancelling goes back by the terminal, once', async () => {
    const at = await world.orderAtTerminal(offer);
    good(await world.steps.cancel(at.id));
    expect(await world.notify(world.noticeOf(at))).toBe(200);
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'LATE' }]);
    const { refunds } = await moneyOf(at);
    expect(refunds).toMatchObject([{ cents: at.cents, state: 'PENDING' }]);
    // Its provider sends it: a manager's hand would send it twice.
    const asked = { reason: 'LATE', method: 'CARD_TERMINAL', sender: 'PROVIDER', step: 'ASKED', to: null };
    expect((await own(at)).refunds).toMatchObject([asked]);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    const order = { tenantId: world.tenantId, refundId: refunds[0]?.id ?? '' };
    await sendRefund(world.backEnd.deps, order);
    await sendRefund(world.backEnd.deps, order);
    expect(await moneyOf(at)).toMatchObject({ status: 'CANCELED', refunds: [{ cents: at.cents, state: 'DONE' }] });
    const [sent] = (await own(at)).refunds;
    expect(sent).toMatchObject({ ...asked, step: 'SENT' });
    const mail = (await world.mailsTo(at.as)).at(-1);
    expect(mail?.plain).toContain(`Vuelven a la tarjeta con la que pagó, con la referencia ${sent?.reference}.`);
    expect(mail?.plain).not.toContain('transferencia con la referencia');
  });

  test('a refund that the terminal refuses waits for a manager', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    const [refund] = (await moneyOf(at)).refunds;
    const order = { tenantId: world.tenantId, refundId: refund?.id ?? '' };
    // Somebody has given the money back by hand, on the terminal's own pages.
    const values = refundParameters(connection(), at.order, BigInt(at.cents));
    const byHand = await fetch(`${world.origin}/local-terminal/${world.tenantId}/rest`, {
      method: 'POST',
      body: JSON.stringify(sealed(KEY, at.order, values)),
    });
    expect(await byHand.json()).toHaveProperty('Ds_Signature');
    await sendRefund(world.backEnd.deps, order);
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'SIS0057' }]);
    const failed = { reason: 'UNDONE', method: 'CARD_TERMINAL', sender: 'BANK', step: 'FAILED' };
    expect((await own(at)).refunds).toMatchObject([failed]);
    good(await world.steps.settle(at.id));
    expect((await own(at)).refunds).toMatchObject([{ ...failed, step: 'SENT', reference: 'TRF-0001' }]);
    expect((await world.mailsTo(at.as)).at(-1)?.plain).toContain(
      'Han salido por transferencia con la referencia TRF-0001.',
    );
  });

  test('a refund that its provider has not sent for a day waits for a manager', async () => {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
    await world.db.query(`update refunds set created_at = created_at - interval '25 hours' where investment_id = $1`, [
      at.id,
    ]);
    expect((await own(at)).refunds).toMatchObject([{ sender: 'BANK', step: 'FAILED' }]);
    good(await world.steps.settle(at.id));
    expect((await own(at)).refunds).toMatchObject([{ sender: 'BANK', step: 'SENT' }]);
  });
});

describe('a refund whose answer was lost', () => {
  /** A paid order that was cancelled, and a terminal whose answers to refunds get lost on the way. */
  async function refundWithLostAnswer(): Promise<{ at: AtTerminal; order: { tenantId: string; refundId: string } }> {
    const at = await world.orderAtTerminal(offer);
    await world.notify(world.noticeOf(at));
    good(await world.steps.cancel(at.id));
    const [refund] = (await moneyOf(at)).refunds;
    return { at, order: { tenantId: world.tenantId, refundId: refund?.id ?? '' } };
  }

  test('is asked for again, taken once, and done', async () => {
    const { at, order } = await refundWithLostAnswer();
    const asked = vi.spyOn(globalThis, 'fetch');
    asked.mockImplementationOnce(async (...request) => {
      await realFetch(...request);
      throw new TypeError('the answer was lost');
    });
    await expect(sendRefund(world.backEnd.deps, order)).rejects.toThrow('lost');
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: null }]);
    await sendRefund(world.backEnd.deps, order);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    expect((await moneyOf(at)).refunds).toMatchObject([{ cents: at.cents, state: 'DONE', failure: null }]);
  });

  test('is never a part of a payment: a part could go twice', async () => {
    const { at, order } = await refundWithLostAnswer();
    await world.db.query('update payment_attempts set amount_cents = amount_cents + 1 where investment_id = $1', [
      at.id,
    ]);
    const asked = vi.spyOn(globalThis, 'fetch');
    await sendRefund(world.backEnd.deps, order);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'redsys_partial' }]);
  });

  test('is not sent by a manager’s hand as well while it is being sent', async () => {
    const { at, order } = await refundWithLostAnswer();
    const both = await Promise.all([world.steps.settle(at.id), sendRefund(world.backEnd.deps, order)]);
    expect(['200', '409 investment.illegal_move']).toContain(outcome(both[0]));
    expect((await moneyOf(at)).refunds).toMatchObject([{ cents: at.cents, state: 'DONE' }]);
    expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
  });
});

describe('an order that was chosen anew and paid late by the terminal', () => {
  test('can still be cancelled, and paid and cancelled: each payment goes back once', async () => {
    for (const pays of [false, true]) {
      const at = await world.orderAtTerminal(offer);
      good(await world.call(giveUpPayment, { params: { id: at.id }, body: {}, as: at.as }));
      const { data } = good(await world.steps.pay(at.as, at.id, 'BANK_TRANSFER'));
      await world.notify(world.noticeOf(at));
      if (pays) {
        good(await world.steps.prove(at.as, at.id));
        good(await world.steps.confirm(at.id, data.to_pay));
      }
      good(await world.steps.cancel(at.id));
      const { refunds } = await moneyOf(at);
      expect(refunds.map(({ cents }) => cents).sort()).toEqual(pays ? [10_000, at.cents].sort() : [at.cents]);
    }
  });
});

describe('the terminal of this machine', () => {
  /** The form as the browser posts it, with a decision or without. */
  async function atTerminal(at: AtTerminal, decision?: string): Promise<Response> {
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
    if (data.handover?.kind !== 'form') throw new Error('no form');
    const body = new URLSearchParams({ ...data.handover.fields, ...(decision ? { decision } : {}) });
    return fetch(data.handover.action, { method: 'POST', body, redirect: 'manual' });
  }

  test('asks with the amount, and refuses what is not signed', async () => {
    const at = await world.orderAtTerminal(offer);
    const page = await (await atTerminal(at)).text();
    expect(page).toMatch(/101,20\s€/);
    expect(page).toContain('value="accept-late"');
    const unsigned = await fetch(`${world.origin}/local-terminal/${world.tenantId}`, {
      method: 'POST',
      body: world.noticeOf(at),
    });
    expect(unsigned.status).toBe(400);
  });

  test.each([
    ['accept', 'CHARGED', 'payment-success', 1],
    ['accept-twice', 'CHARGED', 'payment-success', 1],
    ['refuse', 'PAYMENT_ERROR', 'payment-creditcard', 1],
    ['abandon', 'IN_UPDATE_TPV', 'payment-creditcard', 0],
  ])('%s: the order is %s when the person is back', async (decision, status, page, notices) => {
    const at = await world.orderAtTerminal(offer);
    const back = await atTerminal(at, decision);
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toMatch(new RegExp(`/${page}$`));
    expect(await world.statusOf(at.id)).toBe(status);
    expect(await noticesOf(at)).toHaveLength(notices);
  });

  test('accept late: the notice comes after the person', async () => {
    const at = await world.orderAtTerminal(offer);
    expect((await atTerminal(at, 'accept-late')).status).toBe(303);
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_TPV');
    await until(async () => (await world.statusOf(at.id)) === 'CHARGED', 'the order is charged');
  });

  test('speaks the version of the signature that the tenant’s terminal is set to, for payments and refunds', async () => {
    const before = await world.orderAtTerminal(offer);
    const setTo = (version: string) =>
      world.db.query(
        `update tenants set settings = jsonb_set(settings, '{redsys,signatureVersion}', to_jsonb($2::text)), version = version + 1
         where id = $1`,
        [world.tenantId, version],
      );
    await setTo('HMAC_SHA512_V2');
    try {
      const at = await world.orderAtTerminal(offer);
      const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
      if (data.handover?.kind !== 'form') throw new Error('no form');
      expect(data.handover.fields).toMatchObject({ Ds_SignatureVersion: 'HMAC_SHA512_V2' });
      expect(data.handover.fields.Ds_Signature).toMatch(/^[\w-]{86}$/);
      good(await world.steps.cancel(at.id));
      const body = new URLSearchParams({ ...data.handover.fields, decision: 'accept' });
      const back = await fetch(data.handover.action, { method: 'POST', body, redirect: 'manual' });
      expect(back.headers.get('Location')).toMatch(/\/payment-success$/);
      const { refunds } = await moneyOf(at);
      expect(refunds).toMatchObject([{ cents: at.cents, state: 'PENDING' }]);
      await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: refunds[0]?.id ?? '' });
      expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'DONE', failure: null }]);
      // What was asked for before is told in the version in which it was asked.
      expect(await world.notify(world.noticeOf(before))).toBe(200);
      expect(await world.statusOf(before.id)).toBe('CHARGED');
    } finally {
      await setTo('HMAC_SHA256_V1');
    }
  });

  test('is on one’s own machine alone', () => {
    const config = { isOwnMachine: false, apiOrigin: 'https://api.example.com' };
    const settings = tenantSettings.parse({ redsys: { ...connection(), apiOrigin: undefined } });
    expect(connectionOf({ settings }, config)).toBeNull();
    expect(connectionOf({ settings }, { ...config, isOwnMachine: true })).not.toBeNull();
  });
});

const EVENTS = ['paid', 'paid again', 'refused', 'expired', 'replay', 'cancel'] as const;
const WITH_GIVING_UP = ['paid', 'paid again', 'refused', 'expired', 'given up'] as const;
type Event = (typeof EVENTS | typeof WITH_GIVING_UP)[number];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** All of them take two minutes: a run tries every seventh, which puts each event into each place; ALL_ORDERS=true tries them all. */
const STRIDE = process.env.ALL_ORDERS === 'true' ? 1 : 7;
const PATIENCE_MS = STRIDE === 1 ? 1_800_000 : 600_000;
const tried = (events: readonly Event[]) => permutations(events).filter((_, at) => at % STRIDE === 0);

/** Plays events on an order of its own, in this order. */
async function play(events: readonly Event[]): Promise<AtTerminal> {
  const at = await world.orderAtTerminal(offer);
  const paid = world.noticeOf(at);
  const acts: Record<Event, () => Promise<unknown>> = {
    paid: () => world.notify(paid),
    replay: () => world.notify(paid),
    'paid again': () => world.notify(world.noticeOf(at)),
    refused: () => world.notify(world.noticeOf(at, REFUSED)),
    expired: expire,
    // Too late or too early it is refused, and changes nothing.
    'given up': () => world.call(giveUpPayment, { params: { id: at.id }, body: {}, as: at.as }),
    cancel: async () => good(await world.steps.cancel(at.id)),
  };
  for (const event of events) await acts[event]();
  return at;
}

describe('whatever the order of events', () => {
  test(
    'the order is paid once where nobody cancels',
    async () => {
      for (const events of tried(EVENTS.filter((event) => event !== 'cancel'))) {
        const at = await play(events);
        const money = await moneyOf(at);
        expect(money, events.join()).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
      }
    },
    PATIENCE_MS,
  );

  test(
    'the order is paid all the same, once, where the investor gives up',
    async () => {
      for (const events of tried(WITH_GIVING_UP)) {
        const at = await play(events);
        const money = await moneyOf(at);
        expect(money, events.join()).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
      }
    },
    PATIENCE_MS,
  );

  test(
    'the order is cancelled and the money goes back, once, where the investor cancels',
    async () => {
      for (const events of tried(EVENTS)) {
        const at = await play(events);
        const refunds = [{ cents: at.cents, state: 'PENDING' }];
        const money = await moneyOf(at);
        expect(money, events.join()).toMatchObject({ status: 'CANCELED', payments: [{ cents: at.cents }], refunds });
      }
    },
    PATIENCE_MS,
  );
});
