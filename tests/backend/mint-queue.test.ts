import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listManagedInvestments } from '#contract/investments.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let offers: Offer[];
let people: Person[];

beforeAll(async () => {
  world = await makeInvestWorld();
  offers = [
    await world.addOffer({ tokens: 100_000 }),
    await world.addOffer({ tokens: 100_000, strategy: 'AT_PURCHASE' }),
    await world.addOffer({ tokens: 100_000, status: 'CLOSED' }),
  ];
  people = [];
  for (let at = 0; at < 5; at += 1) people.push(await world.addPerson());
});
afterAll(() => world.close());

const order = fc.record({
  status: fc.constantFrom('CHARGED', 'SIGNED', 'SIGNED_PENDING', 'MINTED', 'ACCEPTED'),
  /** Hours from now at which the reflection period ends. */
  ends: fc.constantFrom(null, -50, -1, 1, 50),
  cents: fc.integer({ min: 1, max: 90_000 }),
});

test('the mint queue is counted without looking at each order, and agrees with the list', async () => {
  let most = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 15, maxLength: 15 }), async (orders) => {
      await world.db.query('delete from investments where tenant_id = $1', [world.tenantId]);
      for (const [at, { status, ends, cents }] of orders.entries())
        await world.db.query(
          `insert into investments (tenant_id, id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version,
             created_at, updated_at, charged_at, reflection_ends_at)
           values ($1, $2::uuid, $2::text, $3, $4, $5, 1, 10, $6, 1, now(), now(), now() - interval '3 days', now() + $7 * interval '1 hour')`,
          [world.tenantId, randomUUID(), people[at % 5]?.id, offers[Math.floor(at / 5)]?.id, status, cents, ends],
        );
      const found = good(await world.call(listManagedInvestments, { query: { waiting: 'mint' }, as: world.manager }));
      expect(found.inbox.mint).toMatchObject({ count: found.meta.total, amount: found.total_amount });
      expect(found.inbox.mint.oldest_at === null).toBe(found.meta.total === 0);
      most = Math.max(most, found.meta.total);
    }),
    { numRuns: 12, seed: 8 },
  );
  expect(most).toBeGreaterThan(1);
});
