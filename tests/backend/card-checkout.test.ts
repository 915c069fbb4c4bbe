import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { cardConnectionOf } from '#backend/providers/stripe/card-settings.ts';
import { listCards } from '#backend/providers/stripe/checkout-calls.ts';
import { forgetCards, forgetCardsAgain } from '#backend/providers/stripe/forget-cards.ts';
import { signatureHeader } from '#backend/providers/stripe/signed-event.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment, getManagedInvestment } from '#contract/investments.ts';
import { listSavedCards, removeSavedCard } from '#contract/saved-cards.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { type AtCheckout, type CardWorld, makeCardWorld, SECRETS } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

const MINUTE_MS = 60_000;

let world: CardWorld;
let offer: Offer;
let now = Date.now();

beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

/** Lets the page's time pass and ends what was not answered. */
async function expire(): Promise<void> {
  now += 121 * MINUTE_MS;
  world.backEnd.clock.moveTo(new Date(now));
  await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
}

const moneyOf = async ({ id }: AtCheckout) => ({
  status: await world.statusOf(id),
  payments: await world.db.query('select amount_cents::int as cents from payments where investment_id = $1', [id]),
  refunds: await world.db.query<{ id: string; cents: number; state: string; failure: string | null }>(
    'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1',
    [id],
  ),
});
const noticesOf = ({ id }: AtCheckout) =>
  world.db.query<{ outcome: string; reason: string | null }>(
    `select n.outcome, n.reason from payment_notices n join payment_attempts a on a.id = n.attempt_id
     where a.investment_id = $1 order by n.received_at`,
    [id],
  );
const auditOf = ({ id }: AtCheckout) =>
  world.db.query<{ action: string }>(
    `select l.action, l.subject_id, l.details from audit_log l join investments i on i.user_id = l.user_id
     where i.id = $1 and l.action like 'card.%' order by l.at, l.action`,
    [id],
  );
const cardsOf = async ({ as }: AtCheckout) => good(await world.call(listSavedCards, { as })).data;

describe('the way to the hosted page', () => {
  test('the hosted page is one per attempt, whatever the language, and the order waits for it', async () => {
    const at = await world.orderAtCheckout(offer);
    expect(at.cents).toBe(10_140);
    expect(at.page.startsWith(`${world.origin}/local-checkout/${world.tenantId}/pay/`)).toBe(true);
    expect(await world.statusOf(at.id)).toBe('CREDIT_CARD');
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as, lang: 'en' }));
    expect(data).toMatchObject({ method: 'CARD', amount: '101.40', handover: { kind: 'link', url: at.page } });
    const shown = await (await fetch(at.page, { headers: { 'Accept-Language': 'es' } })).text();
    expect(shown).toMatch(/101,40\s€/);
    expect((await fetch(`${at.page}x`)).status).toBe(404);
  });

  test('a provider that does not answer: the person is told, and may choose another way', async () => {
    const as = await world.addPerson();
    const { id } = good(await world.steps.place(as, offer, 2)).data;
    good(await world.steps.accept(as, id));
    good(await world.steps.pay(as, id, 'CARD'));
    world.backEnd.deps.config.apiOrigin = 'http://127.0.0.1:9';
    try {
      const answer = await world.call(getPaymentHandover, { params: { id }, as });
      expect(outcome(answer)).toBe('503 payment.provider_down');
    } finally {
      world.backEnd.deps.config.apiOrigin = world.origin;
    }
    good(await world.steps.pay(as, id, 'BANK_TRANSFER'));
    expect(await world.statusOf(id)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  });
});

describe('an event', () => {
  test('a payment event books the payment before the person is back', async () => {
    const at = await world.orderAtCheckout(offer);
    expect(await world.tell(world.event(at, 'completed'))).toBe(200);
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect(outcome(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }))).toBe(
      '409 payment.none_open',
    );
  });

  test('an event of each kind moves the order on, never back', async () => {
    const at = await world.orderAtCheckout(offer);
    const registered = world.event(at, 'completed', false);
    await world.tell(world.processing(at));
    expect(await world.statusOf(at.id)).toBe('IN_UPDATE_CREDIT_CARD');
    await world.tell(registered);
    expect(await world.statusOf(at.id)).toBe('CARD_REGISTRATION_UPDATED');
    await world.tell(world.processing(at));
    expect(await world.statusOf(at.id)).toBe('CARD_REGISTRATION_UPDATED');
    const { data } = good(await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as }));
    expect(data.handover).toBeNull();
    await world.tell(world.event(at, 'async_payment_succeeded'));
    await world.tell(registered);
    await world.tell(world.processing(at));
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a refusal gives the balance part back; an open page that nobody used ends the same way', async () => {
    const refused = await world.orderAtCheckout(offer, { useBalance: true });
    await world.tell(world.event(refused, 'completed', false));
    await world.tell(world.event(refused, 'async_payment_failed', false));
    expect(await moneyOf(refused)).toEqual({ status: 'PAYMENT_ERROR', payments: [], refunds: [] });
    expect(await noticesOf(refused)).toMatchObject([{ outcome: 'APPLIED', reason: 'card_declined' }]);
    good(await world.steps.pay(refused.as, refused.id, 'CARD', true));
    expect(await world.statusOf(refused.id)).toBe('CREDIT_CARD');
    const left = await world.orderAtCheckout(offer);
    await world.tell(world.event(left, 'expired', false));
    expect(await noticesOf(left)).toMatchObject([{ outcome: 'APPLIED', reason: 'card_page_expired' }]);
    expect(await world.statusOf(left.id)).toBe('PAYMENT_ERROR');
  });

  test('an event that never comes lets the attempt expire, and money that arrives later still counts', async () => {
    const at = await world.orderAtCheckout(offer);
    await world.tell(world.processing(at));
    await expire();
    expect(await world.statusOf(at.id)).toBe('PAYMENT_ERROR');
    expect((await fetch(at.page)).status).toBe(404);
    expect(await world.tell(world.event(at, 'completed'))).toBe(200);
    expect(await moneyOf(at)).toMatchObject({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('an event that comes a thousand times counts once', async () => {
    const at = await world.orderAtCheckout(offer);
    const paid = world.event(at, 'completed');
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => world.tell(paid)));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    await world.tell(world.event(at, 'async_payment_succeeded'));
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect((await noticesOf(at)).map((each) => each.outcome).sort()).toEqual(['APPLIED', 'IGNORED']);
  });

  test.each([
    ['another secret', (body: string) => signatureHeader('whsec_of_a_stranger_0000', body, new Date(now))],
    ['no signature', () => ''],
    ['an old signature', (body: string) => signatureHeader(SECRETS[0] ?? '', body, new Date(now - 301_000))],
    ['a signature of tomorrow', (body: string) => signatureHeader(SECRETS[0] ?? '', body, new Date(now + 301_000))],
    ['a signature over another text', (body: string) => signatureHeader(SECRETS[0] ?? '', `${body} `, new Date(now))],
  ])('an event with %s is refused, and nothing of it is kept', async (_, signature) => {
    const at = await world.orderAtCheckout(offer);
    world.backEnd.clock.moveTo(new Date(now));
    const [before] = await world.db.query('select count(*) from payment_notices');
    expect(await world.tell(world.event(at, 'completed'), signature)).toBe(403);
    expect(await world.db.query('select count(*) from payment_notices')).toEqual([before]);
    expect(await world.statusOf(at.id)).toBe('CREDIT_CARD');
  });

  test('is trusted by either secret while they change', async () => {
    const at = await world.orderAtCheckout(offer);
    const second = (body: string) => signatureHeader(SECRETS[1] ?? '', body, world.backEnd.clock.now());
    expect(await world.tell(world.event(at, 'completed'), second)).toBe(200);
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('an unneeded event is answered with success, one that cannot be understood is not', async () => {
    const at = await world.orderAtCheckout(offer);
    const unknown = { ...world.event(at, 'completed'), type: 'invoice.paid' };
    expect(await world.tell(unknown)).toBe(200);
    const broken = world.event(at, 'completed');
    broken.data.object.amount_total = 'much';
    expect(await world.tell(broken)).toBe(400);
    const elsewhere = world.event(at, 'completed');
    elsewhere.data.object.client_reference_id = null;
    expect(await world.tell(elsewhere)).toBe(200);
    expect(await world.statusOf(at.id)).toBe('CREDIT_CARD');
  });

  test.each([
    [{ amount_total: 1 }, 'amount_mismatch'],
    [{ currency: 'usd' }, 'currency_mismatch'],
  ])('an event that does not fit (%j) waits in quarantine', async (change, reason) => {
    const at = await world.orderAtCheckout(offer);
    const odd = world.event(at, 'completed');
    Object.assign(odd.data.object, change);
    expect(await world.tell(odd)).toBe(200);
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'QUARANTINED', reason }]);
    expect(await moneyOf(at)).toEqual({ status: 'CREDIT_CARD', payments: [], refunds: [] });
  });
});

describe('a refund', () => {
  test('a refund of money that came after the cancelling goes back by the card, once', async () => {
    const at = await world.orderAtCheckout(offer);
    good(await world.steps.cancel(at.id));
    const back = await world.decide(at, 'accept');
    expect(back.headers.get('Location')).toMatch(/\/payment-success$/);
    expect(await noticesOf(at)).toMatchObject([{ outcome: 'LATE' }]);
    const { refunds } = await moneyOf(at);
    expect(refunds).toMatchObject([{ cents: at.cents, state: 'PENDING' }]);
    const order = { tenantId: world.tenantId, refundId: refunds[0]?.id ?? '' };
    await sendRefund(world.backEnd.deps, order);
    await sendRefund(world.backEnd.deps, order);
    expect(await moneyOf(at)).toMatchObject({ status: 'CANCELED', refunds: [{ cents: at.cents, state: 'DONE' }] });
  });

  test('a refund that the provider refuses waits for a manager', async () => {
    const at = await world.orderAtCheckout(offer);
    // A payment that the provider's book does not know.
    await world.tell(world.event(at, 'completed'));
    good(await world.steps.cancel(at.id));
    const [refund] = (await moneyOf(at)).refunds;
    await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: refund?.id ?? '' });
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'resource_missing' }]);
  });
});

describe('the provider of this machine', () => {
  test.each([
    ['accept', 'CHARGED', 'payment-success', 1],
    ['keep', 'CHARGED', 'payment-success', 1],
    ['accept-twice', 'CHARGED', 'payment-success', 1],
    ['refuse', 'PAYMENT_ERROR', 'payment-success', 1],
    ['abandon', 'CREDIT_CARD', 'payment-creditcard', 0],
  ])('%s: the order is %s when the person is back', async (decision, status, page, notices) => {
    const at = await world.orderAtCheckout(offer);
    const back = await world.decide(at, decision);
    expect(back.status).toBe(303);
    expect(back.headers.get('Location')).toMatch(new RegExp(`/${page}$`));
    expect(await world.statusOf(at.id)).toBe(status);
    expect(await noticesOf(at)).toHaveLength(notices);
  });

  test('accept late: the card is registered, and the money comes after the person', async () => {
    const at = await world.orderAtCheckout(offer);
    await world.decide(at, 'accept-late');
    expect(await world.statusOf(at.id)).toBe('CARD_REGISTRATION_UPDATED');
    await until(async () => (await world.statusOf(at.id)) === 'CHARGED', 'the order is charged');
  });

  test('takes no call without the tenant’s key', async () => {
    const answer = await fetch(`${world.origin}/local-checkout/${world.tenantId}/v1/customers`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});

describe('the card that paid', () => {
  const cardOf = async ({ id, as }: AtCheckout) =>
    good(await world.call(getInvestment, { params: { id }, as })).data.payment_card;
  const named = (last4: string) => ({ brand: 'mastercard', last4, expiry_month: 3, expiry_year: 2031 });

  test.each(['before', 'after'])('is known by an event that comes %s that of the payment', async (when) => {
    const at = await world.orderAtCheckout(offer);
    const events = [world.charged(at, '4444'), world.event(at, 'completed')];
    for (const event of when === 'before' ? events : events.reverse()) expect(await world.tell(event)).toBe(200);
    expect(await cardOf(at)).toEqual(named('4444'));
    const sheet = good(await world.call(getManagedInvestment, { params: { id: at.id }, as: world.manager })).data;
    expect(sheet.payment_card).toEqual(named('4444'));
  });

  test('is nobody’s as long as nothing is paid, and another order’s event changes nothing here', async () => {
    const at = await world.orderAtCheckout(offer);
    const other = await world.orderAtCheckout(offer);
    await world.tell(world.charged(at, '4444'));
    expect(await cardOf(at)).toBeNull();
    await world.tell(world.event(other, 'completed'));
    expect(await cardOf(other)).toBeNull();
    const broken = world.charged(other, '12345678');
    expect(await world.tell(broken)).toBe(200);
    expect(await cardOf(other)).toBeNull();
  });

  test('is the one that the payer chose on the page: a kept one, or a new one beside it', async () => {
    const first = await world.orderAtCheckout(offer);
    await world.decide(first, 'keep');
    const [kept] = await world.db.query<{ provider_card: string }>(
      'select c.provider_card from saved_cards c join investments i on i.user_id = c.user_id where i.id = $1',
      [first.id],
    );
    const [second, third] = [await world.addOffer({ tokens: 100 }), await world.addOffer({ tokens: 100 })];
    const withKept = await world.orderAtCheckout(second, { as: first.as });
    const page = await (await fetch(withKept.page)).text();
    expect(page).toContain(`value="${kept?.provider_card}" checked`);
    await world.decide(withKept, 'accept', kept?.provider_card);
    const withNew = await world.orderAtCheckout(third, { as: first.as });
    await world.decide(withNew, 'accept');
    expect(await cardOf(first)).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await cardOf(withKept)).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await cardOf(withNew)).toMatchObject({ brand: 'visa', last4: '4241' });
    expect(await cardsOf(first)).toHaveLength(1);
  });
});

describe('a kept card', () => {
  test('is shown by its last figures, offered the next time, and forgotten on both sides', async () => {
    const first = await world.orderAtCheckout(offer);
    expect(await cardsOf(first)).toEqual([]);
    await world.decide(first, 'keep');
    const [kept] = await cardsOf(first);
    expect(kept).toMatchObject({ brand: 'visa', last4: '4242' });
    const next = await world.orderAtCheckout(await world.addOffer({ tokens: 100 }), { as: first.as });
    expect(next.customer).toBe(first.customer);
    expect(await (await fetch(next.page)).text()).toContain('visa 4242');
    const stranger = await world.addPerson();
    const params = { id: kept?.id ?? '' };
    expect((await world.call(removeSavedCard, { params, as: stranger })).status).toBe(404);
    expect(good(await world.call(removeSavedCard, { params, as: first.as })).data).toEqual([]);
    expect((await world.call(removeSavedCard, { params, as: first.as })).status).toBe(404);
    expect(await auditOf(first)).toEqual([
      { action: 'card.kept', subject_id: kept?.id, details: { brand: 'visa', last4: '4242' } },
      { action: 'card.removed', subject_id: kept?.id, details: { brand: 'visa', last4: '4242' } },
    ]);
    expect(await (await fetch(next.page)).text()).not.toContain('visa 4242');
  });

  test('a card of a person whose account is deleted is forgotten by the provider with the person, once it answers', async () => {
    const at = await world.orderAtCheckout(offer);
    await world.decide(at, 'keep');
    good(await world.steps.cancel(at.id));
    const { deps } = world.backEnd;
    for (const { id } of (await moneyOf(at)).refunds)
      await sendRefund(deps, { tenantId: world.tenantId, refundId: id });
    const whose = { tenantId: world.tenantId, userId: at.as.id };
    const atProvider = async () => {
      const tenant = await tenantWork(deps, world.tenantId, async (work) => work.tenant);
      const connection = cardConnectionOf(tenant, deps.config);
      return connection && listCards(connection, at.customer);
    };
    // Nobody is forgotten who is there.
    await forgetCards(deps, whose);
    expect(await atProvider()).toHaveLength(1);

    const body = { reason: 'Lo pide por escrito' };
    good(await world.call(deleteUser, { params: { id: at.as.id }, body, as: world.manager, key: randomUUID() }));
    const jobs = () =>
      world.db.query(`select 1 from pgboss.job where name = 'card.forget' and data = $1::jsonb`, [
        JSON.stringify(whose),
      ]);
    expect(await jobs()).toHaveLength(1);
    const known = () => world.db.query('select 1 from card_customers where user_id = $1', [at.as.id]);
    const origin = deps.config.apiOrigin;
    deps.config.apiOrigin = 'http://127.0.0.1:9';
    await expect(forgetCards(deps, whose)).rejects.toThrow('payment.provider_down');
    deps.config.apiOrigin = origin;
    expect(await known()).toHaveLength(1);
    // The job has given up: the daily look puts another, of nobody who is there, as the one below.
    await world.db.query(`delete from pgboss.job where name = 'card.forget'`);
    const there = await world.orderAtCheckout(offer);
    await forgetCardsAgain(deps);
    expect(await jobs()).toHaveLength(1);
    expect(
      await world.db.query(`select 1 from pgboss.job where name = 'card.forget' and data->>'userId' = $1`, [
        there.as.id,
      ]),
    ).toEqual([]);
    await forgetCards(deps, whose);
    expect([await atProvider(), await known()]).toEqual([[], []]);
    await forgetCardsAgain(deps);
    expect(await jobs()).toHaveLength(1);
    expect(await world.db.query('select 1 from saved_cards where user_id = $1', [at.as.id])).toEqual([]);
    await forgetCards(deps, whose);
  });

  test('a card that the provider has forgotten is forgotten here, too', async () => {
    const at = await world.orderAtCheckout(offer);
    await world.decide(at, 'keep');
    const [card] = await world.db.query<{ provider_card: string }>(
      'select c.provider_card from saved_cards c join investments i on i.user_id = c.user_id where i.id = $1',
      [at.id],
    );
    const object = { id: card?.provider_card, customer: null };
    await world.tell({ id: 'evt_forgotten', type: 'payment_method.detached', data: { object } });
    expect(await cardsOf(at)).toEqual([]);
    expect((await auditOf(at)).map(({ action }) => action)).toEqual(['card.kept', 'card.forgotten']);
  });
});
