import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listQuarantine } from '#contract/quarantine.ts';
import { type AtCheckout, type CardWorld, makeCardWorld, SECRETS } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

// Signatures are made by Stripe's own package, in the form in which its webhooks are.

let world: CardWorld;
let offer: Offer;
let events = 0;

beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const COMPLETED = 'completed';
const LATER = 'async_payment_succeeded';

/** A paid event of an order's page, of a payment intent of its own. Answers the webhook's status. */
function tellPaid(at: AtCheckout, intent: string, type = COMPLETED, secret = SECRETS[0] ?? ''): Promise<number> {
  const event = world.event(at, type);
  events += 1;
  const own = {
    ...event,
    id: `evt_own_${events}`,
    data: { object: { ...(event.data.object as object), payment_intent: `${intent}_${at.reference}` } },
  };
  const timestamp = Math.floor(world.backEnd.clock.now().getTime() / 1000);
  return world.tell(own, (payload) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
}
const outcomesOf = ({ reference }: AtCheckout) =>
  world.db
    .query<{ outcome: string }>(
      `select n.outcome from payment_notices n join payment_attempts a on a.id = n.attempt_id where a.reference = $1 order by n.outcome`,
      [reference],
    )
    .then((rows) => rows.map(({ outcome }) => outcome));
const paymentsOf = ({ id }: AtCheckout) =>
  world.db.query<{ name: string; cents: number }>(
    'select provider_reference as name, amount_cents::int as cents from payments where investment_id = $1',
    [id],
  );
const reasonsOf = async ({ id }: AtCheckout) => {
  const { data } = good(await world.call(listQuarantine, { query: { open: '1', per_page: '100' }, as: world.manager }));
  return data.filter(({ investment_id }) => investment_id === id).map(({ reason }) => reason);
};

test.each([
  ['the same kind', COMPLETED, COMPLETED],
  ['the bank’s later word', COMPLETED, LATER],
  ['the first word after the later one', LATER, COMPLETED],
])('a second paid event of another payment for a paid order waits for a manager: %s', async (_, first, second) => {
  const at = await world.orderAtCheckout(offer);
  expect(await tellPaid(at, 'pi_first', first)).toBe(200);
  expect(await world.statusOf(at.id)).toBe('CHARGED');
  expect(await tellPaid(at, 'pi_second', second, SECRETS[1])).toBe(200);
  expect(await outcomesOf(at)).toEqual(['APPLIED', 'QUARANTINED']);
  expect(await reasonsOf(at)).toEqual(['second_payment']);
  // The order has its own money once, and under its own name.
  expect(await paymentsOf(at)).toEqual([{ name: `pi_first_${at.reference}`, cents: at.cents }]);
  expect(await world.statusOf(at.id)).toBe('CHARGED');
});

test('the same payment told again, by whatever kind of event, is nothing new', async () => {
  const at = await world.orderAtCheckout(offer);
  for (const type of [COMPLETED, LATER, COMPLETED]) expect(await tellPaid(at, 'pi_only', type)).toBe(200);
  expect(await outcomesOf(at)).toEqual(['APPLIED', 'IGNORED', 'IGNORED']);
  expect(await reasonsOf(at)).toEqual([]);
});

test('one of ten simultaneous payments for an order is booked, and each of the others waits', async () => {
  const at = await world.orderAtCheckout(offer);
  const told = await Promise.all(Array.from({ length: 10 }, (_, n) => tellPaid(at, `pi_${n}`)));
  expect(new Set(told)).toEqual(new Set([200]));
  expect(await outcomesOf(at)).toEqual(['APPLIED', ...Array(9).fill('QUARANTINED')]);
  expect(await reasonsOf(at)).toEqual(Array(9).fill('second_payment'));
  expect(await paymentsOf(at)).toHaveLength(1);
});

test('the first payment of a cancelled order goes back by itself, and a second one waits for a manager', async () => {
  const at = await world.orderAtCheckout(offer);
  good(await world.steps.cancel(at.id));
  expect(await tellPaid(at, 'pi_first')).toBe(200);
  expect(await tellPaid(at, 'pi_second')).toBe(200);
  expect(await outcomesOf(at)).toEqual(['LATE', 'QUARANTINED']);
  expect(await reasonsOf(at)).toContain('second_payment');
  const refunds = await world.db.query<{ cents: number }>(
    'select amount_cents::int as cents from refunds where investment_id = $1',
    [at.id],
  );
  expect(refunds).toEqual([{ cents: at.cents }]);
});

test('a second payment that nobody of Stripe has signed is refused and leaves no trace', async () => {
  const at = await world.orderAtCheckout(offer);
  expect(await tellPaid(at, 'pi_first')).toBe(200);
  expect(await tellPaid(at, 'pi_second', COMPLETED, 'whsec_of_a_stranger')).toBe(403);
  expect(await outcomesOf(at)).toEqual(['APPLIED']);
});
