import { afterAll, beforeAll, expect, test } from 'vitest';
import { getIssuance, listIssuances } from '#contract/issuances.ts';
import { declareInterest } from '#contract/orders.ts';
import { getUser, showPreCampaign } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let offer: Offer;
let ana: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  offer = await world.addOffer({ status: 'PRE_CAMPAIGN', price: '50' });
  ana = await world.addPerson();
});
afterAll(() => world.close());

const show = (id: string, shown: boolean, as: Person = world.manager) =>
  world.call(showPreCampaign, { params: { id }, body: { shown }, as });
const interest = (as: Person) =>
  world.call(declareInterest, {
    params: { slug: offer.slug },
    body: { amount: '100.00', terms_version: 1 },
    as,
    key: `interest-${as.id}-${Math.floor(performance.now() * 1000)}`,
  });
const listed = async (as: Person) =>
  good(await world.call(listIssuances, { as })).data.some(({ id }) => id === offer.id);

test('an ordinary investor declares interest before a campaign once a manager shows it to them, and not before', async () => {
  expect(await listed(ana)).toBe(false);
  expect((await world.call(getIssuance, { params: { id: offer.id }, as: ana })).status).toBe(404);
  expect((await interest(ana)).status).toBe(404);

  expect(good(await show(ana.id, true)).data).toEqual({ sees_pre_campaign: true });
  expect(await listed(ana)).toBe(true);
  expect(good(await world.call(getIssuance, { params: { id: offer.id }, as: ana })).data.takes_interest).toBe(true);
  expect(good(await interest(ana)).data.status).toBe('RESERVED');
});

test('hidden again, what one has declared interest in stays in sight, and the rest does not', async () => {
  const other = await world.addOffer({ status: 'PRE_CAMPAIGN' });
  good(await show(ana.id, true));
  good(await interest(ana));
  good(await show(ana.id, false));
  expect(await listed(ana)).toBe(true);
  expect((await world.call(getIssuance, { params: { id: other.id }, as: ana })).status).toBe(404);
});

test('early access is given by managers, is in the person’s history once, and a draft stays hidden', async () => {
  const bea = await world.addPerson();
  expect(outcome(await show(bea.id, true, bea))).toMatch(/^403 /);
  expect(outcome(await show(bea.id, true, world.issuer))).toMatch(/^403 /);
  good(await show(bea.id, true));
  good(await show(bea.id, true));
  const sheet = good(await world.call(getUser, { params: { id: bea.id }, as: world.manager })).data;
  expect(sheet.sees_pre_campaign).toBe(true);
  expect(sheet.history.filter(({ action }) => action === 'user.pre_campaign_shown')).toHaveLength(1);
  const draft = await world.addOffer({ status: 'DRAFT' });
  expect((await world.call(getIssuance, { params: { id: draft.id }, as: bea })).status).toBe(404);
});

test('a project tells its reader what they already have of it: nothing, an order, and not a cancelled one', async () => {
  const open = await world.addOffer({ price: '50' });
  const eva = await world.addPerson();
  const steps = orderSteps(world);
  const own = async () => good(await world.call(getIssuance, { params: { id: open.id }, as: eva })).data.own;
  expect(await own()).toBeNull();
  const id = await orderAt(steps, eva, open, 4, 'CHARGED');
  expect(await own()).toEqual({ id, status: 'CHARGED', tokens: 4, amount: '200.00', is_request: false });
  good(await steps.revoke(eva, id));
  expect(await own()).toBeNull();
});
