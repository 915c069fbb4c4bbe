import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { type ChainWorld, makeChainWorld } from '#tests/support/chain-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { ORDERS_PATIENCE_MS, ordersOf } from '#tests/support/orders-of-events.ts';

let world: ChainWorld;
let offer: Offer;

beforeAll(async () => {
  world = await makeChainWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const EVENTS = ['part', 'rest', 'whole', 'expired', 'cancel'] as const;
type Event = (typeof EVENTS)[number];

test(
  'whatever the order of events, all ether that came is the order’s payment or on its way back',
  async () => {
    for (const events of ordersOf(EVENTS)) {
      const at = await world.orderAtAddress(offer);
      const acts: Record<Event, () => Promise<unknown>> = {
        part: () => world.send(at, at.wei / 2n),
        rest: () => world.send(at, at.wei - at.wei / 2n),
        whole: () => world.send(at, at.wei),
        expired: async () => {
          world.pass(31);
          await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
        },
        cancel: async () => good(await world.steps.cancel(at.id)),
      };
      for (const event of events) {
        await acts[event]();
        await world.confirm();
      }
      world.pass(61);
      await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
      await world.confirm();
      const { status, payments, refunds } = await world.moneyOf(at);
      const sum = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
      expect(status, events.join()).toBe('CANCELED');
      expect(sum(payments), events.join()).toBe(2 * at.cents);
      expect(sum(refunds), events.join()).toBe(2 * at.cents);
      expect(
        await world.db.query(
          `select sum(p.wei)::text as wei from chain_portions p join payment_attempts a on a.id = p.attempt_id where a.investment_id = $1`,
          [at.id],
        ),
      ).toEqual([{ wei: (2n * at.wei).toString() }]);
    }
  },
  ORDERS_PATIENCE_MS,
);
