import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFile } from '#contract/files.ts';
import { listOwnContracts } from '#contract/signing.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
});
afterAll(() => world?.close());

const list = async (as: Person, query: { per_page?: number; after?: string } = {}) =>
  good(await world.call(listOwnContracts, { as, query }));

/** An order whose contract was signed; answers its id. */
async function signedOrder(who: Person): Promise<string> {
  const id = await orderAt(steps, who, await world.addOffer(), 2, 'CHARGED');
  const { sha256 } = good(await steps.prepare(who, id)).data;
  // Two codes within a minute are refused.
  await world.db.query('delete from verification_codes');
  await world.db.query('delete from rate_limits');
  good(await steps.sendCode(who, id));
  const mail = (await world.mailsTo(who)).findLast(({ kind }) => kind === 'investment.signature_code');
  const code = /\b\d{5}\b/.exec(mail?.plain ?? '')?.[0] ?? '';
  good(await steps.sign(who, id, code, sha256));
  return id;
}

test('a person reads the contracts that they have signed, newest first and page by page, and nobody else’s', async () => {
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  expect((await list(ana)).data).toEqual([]);
  const first = await signedOrder(ana);
  const second = await signedOrder(ana);
  const unsigned = await orderAt(steps, ana, await world.addOffer(), 1, 'CHARGED');
  good(await steps.prepare(ana, unsigned));
  const { data, meta } = await list(ana);
  expect(data.map(({ order }) => order.id)).toEqual([second, first]);
  expect(data[0]).toMatchObject({ voided_at: null, order: { tokens: 2, amount: '100.00' } });
  expect(meta.total).toBe(2);
  const page = await list(ana, { per_page: 1 });
  const next = await list(ana, { per_page: 1, after: page.meta.next ?? '' });
  expect([page, next].flatMap((each) => each.data.map(({ order }) => order.id))).toEqual([second, first]);
  expect((await list(eva)).data).toEqual([]);
  const file = { params: { id: data[0]?.file_id ?? '' } };
  expect((await world.call(getFile, { ...file, as: eva })).status).toBe(404);
});

test('a contract that fell with its order stays, with the day on which it fell', async () => {
  const ana = await world.addPerson();
  const id = await signedOrder(ana);
  await world.db.query('update contracts set voided_at = now() where investment_id = $1', [id]);
  expect((await list(ana)).data[0]?.voided_at).not.toBeNull();
});
