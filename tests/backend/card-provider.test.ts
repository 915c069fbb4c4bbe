import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPaymentHandover } from '#contract/handover.ts';
import { type CardWorld, makeCardWorld } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer, Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { type ShakyProvider, shakyProvider } from '#tests/support/shaky-provider.ts';

const MINUTE_MS = 60_000;

let world: CardWorld;
let offer: Offer;
let provider: ShakyProvider;

beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
beforeEach(async () => {
  provider = await shakyProvider(world.origin);
  world.backEnd.deps.config.apiOrigin = provider.origin;
});
afterEach(async () => {
  provider.close();
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

/** An order that is to be paid by card, its page not yet asked for. */
async function ordered(): Promise<{ id: string; as: Person }> {
  const as = await world.addPerson();
  const { id } = good(await world.steps.place(as, offer, 2)).data;
  good(await world.steps.accept(as, id));
  good(await world.steps.pay(as, id, 'CARD'));
  return { id, as };
}
type Order = Awaited<ReturnType<typeof ordered>>;

const ask = ({ id, as }: Order, lang: 'es' | 'en' = 'es') =>
  world.call(getPaymentHandover, { params: { id }, as, lang });
async function pageFor(order: Order): Promise<string> {
  const { handover } = good(await ask(order)).data;
  if (handover?.kind !== 'link') throw new Error('no page');
  return handover.url;
}
const attemptsOf = ({ id }: Order) =>
  world.db.query<{ state: string; reference: string }>(
    'select state, reference from payment_attempts where investment_id = $1 order by created_at, state',
    [id],
  );
const payOn = (page: string) =>
  fetch(page.replace(provider.origin, world.origin), {
    method: 'POST',
    body: new URLSearchParams({ decision: 'accept' }),
    redirect: 'manual',
  });
async function moneyOf(order: Order) {
  const [paid] = await world.db.query<{ times: number; cents: number }>(
    'select count(*)::int as times, sum(amount_cents)::int as cents from payments where investment_id = $1',
    [order.id],
  );
  return { status: await world.statusOf(order.id), ...paid };
}

describe('a provider that hangs', () => {
  test('holds no lock: the person chooses another way meanwhile, and the page that comes then is not shown', async () => {
    const order = await ordered();
    provider.mood = 'hang';
    const waiting = ask(order);
    await provider.held();
    await world.db.query('select 1 from investments where id = $1 for update nowait', [order.id]);
    await world.db.query('select 1 from payment_attempts where investment_id = $1 for update nowait', [order.id]);
    const [open] = await world.db.query<{ busy: number }>(
      `select count(*)::int as busy from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(open?.busy).toBe(0);
    good(await world.steps.pay(order.as, order.id, 'BANK_TRANSFER'));
    provider.release();
    expect(outcome(await waiting)).toBe('409 payment.none_open');
    expect(await world.statusOf(order.id)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  });

  test('a person who chose the card again meanwhile gets the page of that choice', async () => {
    const order = await ordered();
    provider.mood = 'hang';
    const waiting = ask(order);
    await provider.held();
    good(await world.steps.pay(order.as, order.id, 'CARD'));
    provider.mood = 'well';
    provider.release();
    expect(outcome(await waiting)).toBe('503 server.busy');
    await payOn(await pageFor(order));
    expect(await moneyOf(order)).toEqual({ status: 'CHARGED', times: 1, cents: 10_140 });
  });
});

describe('a provider whose answer is lost', () => {
  test('is asked again with the same key, in the same words: one page, one payment', async () => {
    const order = await ordered();
    const start = world.backEnd.clock.now().getTime();
    provider.mood = 'die';
    expect(outcome(await ask(order))).toBe('503 payment.provider_down');
    expect(outcome(await ask(order, 'en'))).toBe('503 payment.provider_down');
    provider.mood = 'well';
    world.backEnd.clock.moveTo(new Date(start + 10 * MINUTE_MS));
    const page = await pageFor(order);
    expect(await pageFor(order)).toBe(page);
    expect(provider.asked).toHaveLength(3);
    expect(new Set(provider.asked.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    expect(await attemptsOf(order)).toMatchObject([{ state: 'OPEN' }]);
    await payOn(page);
    expect(await moneyOf(order)).toEqual({ status: 'CHARGED', times: 1, cents: 10_140 });
  });
});

describe('a provider that answers twice', () => {
  test('two windows at once are led to one page', async () => {
    const order = await ordered();
    const [one, two] = await Promise.all([pageFor(order), pageFor(order)]);
    expect(one).toBe(two);
    expect(new Set(provider.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('even where it answers differently, the page that was written down first stays', async () => {
    const order = await ordered();
    provider.mood = 'fickle';
    const pages = await Promise.all(Array.from({ length: 4 }, () => pageFor(order)));
    expect(new Set(pages).size).toBe(1);
    expect(await pageFor(order)).toBe(pages[0]);
  });
});

describe('a page that is asked for late', () => {
  test.each([
    [60, ['OPEN'], 30],
    // On the edge: whether it is this attempt or a fresh one, its page opens.
    [89, null, 30],
    [95, ['REPLACED', 'OPEN'], 115],
    [119, ['REPLACED', 'OPEN'], 115],
  ])('a page asked for in minute %i opens, and there is time to pay', async (minute, states, least) => {
    const order = await ordered();
    const { clock } = world.backEnd;
    clock.moveTo(new Date(clock.now().getTime() + minute * MINUTE_MS));
    const { data } = good(await ask(order));
    expect(Date.parse(data.expires_at) - clock.now().getTime()).toBeGreaterThan(least * MINUTE_MS);
    if (states) expect((await attemptsOf(order)).map(({ state }) => state)).toEqual(states);
    await payOn(await pageFor(order));
    expect(await moneyOf(order)).toEqual({ status: 'CHARGED', times: 1, cents: 10_140 });
  });

  test('a page that was opened in time stays until its end', async () => {
    const start = world.backEnd.clock.now().getTime();
    const order = await ordered();
    const page = await pageFor(order);
    world.backEnd.clock.moveTo(new Date(start + 119 * MINUTE_MS));
    expect(await pageFor(order)).toBe(page);
    expect(await attemptsOf(order)).toMatchObject([{ state: 'OPEN' }]);
  });

  test('a lost answer that is asked for again too late makes a fresh attempt, with a key of its own', async () => {
    const start = world.backEnd.clock.now().getTime();
    const order = await ordered();
    provider.mood = 'die';
    expect(outcome(await ask(order))).toBe('503 payment.provider_down');
    provider.mood = 'well';
    world.backEnd.clock.moveTo(new Date(start + 100 * MINUTE_MS));
    const page = await pageFor(order);
    expect(new Set(provider.asked.map(({ key }) => key)).size).toBe(2);
    await payOn(page);
    expect(await moneyOf(order)).toEqual({ status: 'CHARGED', times: 1, cents: 10_140 });
  });
});
