import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getManagedIssuance } from '#contract/issuances.ts';
import { acceptOrder, getInvestFlow } from '#contract/orders.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.db.query(
    `update tenants set settings = settings || '{"warningGateMin":"500.00","refundContactAtPercent":70}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
});
afterAll(() => world.close());

test('a tenant that warns from 500.00 on refuses an order above it without the warning, and tells its dashboard so', async () => {
  const offer = await world.addOffer({ price: '10', tokens: 1_000 });
  const place = async (tokens: number) => {
    const person = await world.addPerson({ abilityCents: 0 });
    const { id } = good(await orderSteps(world).place(person, offer, tokens)).data;
    return { person, id };
  };
  const accept = async ({ person, id }: Awaited<ReturnType<typeof place>>) =>
    world.call(acceptOrder, { params: { id }, body: { terms_version: 1 }, as: person, key: randomUUID() });
  const above = await place(51);
  const { data: flow } = good(await world.call(getInvestFlow, { params: { slug: offer.slug }, as: above.person }));
  expect(flow.warning_min).toBe('500.00');
  expect(outcome(await accept(above))).toBe('422 warning.needed');
  expect(outcome(await accept(await place(50)))).toBe('200');
});

test('a tenant says from which part of the target on people are told whom to ask', async () => {
  const { id } = await world.addOffer();
  const { data } = good(await world.call(getManagedIssuance, { params: { id }, as: world.manager }));
  expect(data.contact_at_percent).toBe(70);
});
