import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getManagedInvestment } from '#contract/investments.ts';
import { getInvestFlow, placeOrder } from '#contract/orders.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderSteps } from '#tests/support/order-steps.ts';

const CODE = 'CDEFGHJ';

let world: InvestWorld;
let friend: Person;
beforeAll(async () => {
  world = await makeInvestWorld({ extras: { referral: true } });
  friend = await world.addPerson();
  await world.db.query('update users set referral_code = $2 where id = $1', [friend.id, CODE]);
});
afterAll(() => world?.close());

const give = (as: Person, { slug }: Offer, tokens: number, code?: string) =>
  world.call(placeOrder, {
    params: { slug },
    body: {
      ...{ tokens, terms_version: 1, risk_loss: true, risk_liquidity: true },
      ...(code === undefined ? {} : { referral_code: code }),
    },
    as,
    key: randomUUID(),
  });
const flowOf = async (as: Person, { slug }: Offer) =>
  good(await world.call(getInvestFlow, { params: { slug }, as })).data;
const codeOf = async (id: string) =>
  good(await world.call(getManagedInvestment, { params: { id }, as: world.manager })).data.referral_code;

test('the code of an order is told to who placed it, stays when it is sent along with another amount, and goes when it is left out', async () => {
  const [ana, offer] = [await world.addPerson(), await world.addOffer()];
  expect((await flowOf(ana, offer)).referral_code).toBeNull();
  const { id } = good(await give(ana, offer, 5, CODE)).data;
  expect((await flowOf(ana, offer)).referral_code).toBe(CODE);
  // Confirmed, and back at the amount.
  good(await orderSteps(world).accept(ana, id));
  const { referral_code: kept } = await flowOf(ana, offer);
  good(await give(ana, offer, 7, kept ?? undefined));
  expect([await codeOf(id), (await flowOf(ana, offer)).investment?.tokens]).toEqual([CODE, 7]);
  good(await give(ana, offer, 7));
  expect([await codeOf(id), (await flowOf(ana, offer)).referral_code]).toEqual([null, null]);
});

test('the code of an order stays though its person is gone, or the platform no longer asks for one, and another one must be somebody’s', async () => {
  const [ana, offer] = [await world.addPerson(), await world.addOffer()];
  const { id } = good(await give(ana, offer, 5, CODE)).data;
  const refused = await give(ana, offer, 6, 'NADIE77');
  expect(refused).toMatchObject({ status: 422, body: { fields: { referral_code: {} } } });
  await world.db.query('update users set referral_code = null where id = $1', [friend.id]);
  good(await give(ana, offer, 6, CODE));
  expect(await codeOf(id)).toBe(CODE);
  await world.db.query(
    `update tenants set customization = jsonb_set(customization, '{extras,referral}', 'false'), version = version + 1 where id = $1`,
    [world.tenantId],
  );
  good(await give(ana, offer, 7));
  expect(await codeOf(id)).toBe(CODE);
});
