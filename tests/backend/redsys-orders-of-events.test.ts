import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giveUpPayment } from '#contract/payments.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { ORDERS_PATIENCE_MS, ordersOf } from '#tests/support/orders-of-events.ts';
import { type AtTerminal, makeRedsysWorld, REFUSED, type RedsysWorld } from '#tests/support/redsys-world.ts';

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

const EVENTS = ['paid', 'paid again', 'refused', 'expired', 'replay', 'cancel'] as const;
const WITH_GIVING_UP = ['paid', 'paid again', 'refused', 'expired', 'given up'] as const;
type Event = (typeof EVENTS | typeof WITH_GIVING_UP)[number];

/** Plays events on an order of its own, in this order. */
async function play(events: readonly Event[]): Promise<AtTerminal> {
  const at = await world.orderAtTerminal(offer);
  const paid = world.noticeOf(at);
  const acts: Record<Event, () => Promise<unknown>> = {
    paid: () => world.notify(paid),
    replay: () => world.notify(paid),
    'paid again': () => world.notify(world.noticeOf(at)),
    refused: () => world.notify(world.noticeOf(at, REFUSED)),
    expired: () => world.expire(),
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
      for (const events of ordersOf(EVENTS.filter((event) => event !== 'cancel'))) {
        const at = await play(events);
        const money = await world.moneyOf(at);
        expect(money, events.join()).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
      }
    },
    ORDERS_PATIENCE_MS,
  );

  test(
    'the order is paid all the same, once, where the investor gives up',
    async () => {
      for (const events of ordersOf(WITH_GIVING_UP)) {
        const at = await play(events);
        const money = await world.moneyOf(at);
        expect(money, events.join()).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
      }
    },
    ORDERS_PATIENCE_MS,
  );

  test(
    'the order is cancelled and the money goes back, once, where the investor cancels',
    async () => {
      for (const events of ordersOf(EVENTS)) {
        const at = await play(events);
        const refunds = [{ cents: at.cents, state: 'PENDING' }];
        const money = await world.moneyOf(at);
        expect(money, events.join()).toMatchObject({ status: 'CANCELED', payments: [{ cents: at.cents }], refunds });
      }
    },
    ORDERS_PATIENCE_MS,
  );
});
