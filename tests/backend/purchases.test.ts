import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPurchase, listPurchases } from '#contract/purchases.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { offerSteps } from '#tests/support/offer-steps.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
});
afterAll(() => world?.close());

const list = async (as: Person, query: { per_page?: number; after?: string } = {}) =>
  good(await world.call(listPurchases, { as, query }));

test('an order that was paid is a purchase that comes to what the ledger took in, and one that is unpaid or was cancelled is none', async () => {
  const steps = orderSteps(world);
  const ana = await world.addPerson();
  const paid = await orderAt(steps, ana, await world.addOffer(), 3, 'CHARGED');
  await orderAt(steps, ana, await world.addOffer(), 2, 'PROOF_OF_PAYMENT_UPLOADED');
  const gone = await orderAt(steps, ana, await world.addOffer(), 4, 'CHARGED');
  good(await steps.revoke(ana, gone));
  const { data } = await list(ana);
  expect(data).toMatchObject([{ id: paid, kind: 'OFFER', tokens: 3, amount: '150.00', delivered: false }]);
  const [booked] = await world.db.query<{ cents: string }>(
    `select sum(p.amount)::text as cents from ledger_entries e
     join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
     where e.tenant_id = $1 and e.ref = $2 and p.amount > 0`,
    [world.tenantId, paid],
  );
  expect(data[0]?.total.replace('.', '')).toBe(booked?.cents);
});

test('tokens that came by the board are a purchase of their buyer and none of their seller', async () => {
  const steps = await offerSteps(world);
  const [seller, buyer] = [await steps.person(10), await steps.person(0, 50_000)];
  const offer = await steps.accepted(seller, buyer, await steps.ad(seller, 4));
  good(await steps.confirm(buyer, offer));
  expect((await list(buyer)).data).toMatchObject([
    {
      id: offer,
      kind: 'BOARD',
      tokens: 2,
      amount: '100.00',
      fee: '0.00',
      total: '100.00',
      method: 'BALANCE',
      delivered: true,
    },
  ]);
  expect((await list(seller)).data).toEqual([]);
  // The other way round: somebody answers an ad that asks for tokens.
  const wanted = await steps.ad(buyer, 3, 'BUY');
  const second = await steps.accepted(buyer, seller, wanted);
  good(await steps.confirm(seller, second));
  expect((await list(buyer)).data.map(({ id }) => id)).toEqual([second, offer]);
});

test('purchases are read page by page, and a receipt by its buyer alone', async () => {
  const steps = orderSteps(world);
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  const first = await orderAt(steps, ana, await world.addOffer(), 1, 'CHARGED');
  const second = await orderAt(steps, ana, await world.addOffer(), 1, 'CHARGED');
  const one = await list(ana, { per_page: 1 });
  const two = await list(ana, { per_page: 1, after: one.meta.next ?? '' });
  expect([...one.data, ...two.data].map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(one.meta.total).toBe(2);
  expect(good(await world.call(getPurchase, { params: { id: first }, as: ana })).data.buyer).toBe(ana.name);
  expect(outcome(await world.call(getPurchase, { params: { id: first }, as: eva }))).toBe('404 not_found');
});
