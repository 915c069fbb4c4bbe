import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeAndRefund } from '#contract/campaigns.ts';
import { listInvestments } from '#contract/investments.ts';
import { cancelInvestment, declareInterest } from '#contract/orders.ts';
import { AS_WRITTEN, NEWEST_FIRST } from '#tests/support/as-written.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: InvestWorld;
let steps: OrderSteps;
let early: Person;
let offer: Offer;

const declare = (as: Person, amount: string, terms_version = 1) =>
  world.call(declareInterest, { params: { slug: offer.slug }, body: { amount, terms_version }, as });

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
  early = await world.addPerson({ roles: ['PREMIUM_USER'], prepared: false });
  offer = await world.addOffer({ status: 'PRE_CAMPAIGN', price: '50', minTokens: 2, maxTokens: 100 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

test('an interest is noted, told by mail, changed in place and withdrawn', async () => {
  const first = good(await declare(early, '500.00')).data;
  expect(first).toMatchObject({
    status: 'RESERVED',
    tokens: 10,
    amount: '500.00',
    may_revoke: true,
    tab: 'preordered',
  });
  const again = good(await declare(early, '750.00')).data;
  expect(again).toMatchObject({ id: first.id, tokens: 15, amount: '750.00' });
  const mails = await world.db.query(`select kind, plain from mails where user_id = $1 order by ${AS_WRITTEN}`, [
    early.id,
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual(['investment.interest_declared', 'investment.interest_declared']);
  expect(mails[1]?.plain).toContain('750,00');
  const [{ tokens_taken: taken } = { tokens_taken: -1 }] = await world.db.query<{ tokens_taken: number }>(
    'select tokens_taken::int from issuances where id = $1',
    [offer.id],
  );
  expect(taken).toBe(0);
  expect(outcome(await steps.revoke(early, first.id))).toBe('200');
  expect(good(await world.call(listInvestments, { as: early })).tabs).toMatchObject({ preordered: 0, canceled: 1 });
  expect(await lastMail(early)).toBe('investment.interest_withdrawn');
});

/** The kind of the newest mail to somebody, which speaks of no order's end and no money that goes back. */
async function lastMail({ id }: Person) {
  const [last] = await world.db.query(
    `select kind, subject, plain from mails where user_id = $1 order by ${NEWEST_FIRST} limit 1`,
    [id],
  );
  expect(`${last?.subject} ${last?.plain}`).not.toMatch(/desistido|su orden|le devolvemos/i);
  return last?.kind;
}

test('an interest that a manager cancels is told as one, with the reason', async () => {
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  const { id } = good(await declare(who, '500.00')).data;
  const body = { reason: 'El proyecto se retira' };
  good(await world.call(cancelInvestment, { params: { id }, body, as: world.manager, key: randomUUID() }));
  expect(await lastMail(who)).toBe('investment.interest_canceled');
});

test('an interest in a campaign that ended below its minimum target is told that it ends, and of no money', async () => {
  const failing = await world.addOffer({ status: 'PRE_CAMPAIGN', softCapTokens: 50, price: '50' });
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  const body = { amount: '500.00', terms_version: 1 };
  good(await world.call(declareInterest, { params: { slug: failing.slug }, body, as: who }));
  await world.db.query(
    "update issuances set status = 'CAMPAIGN', campaign_ends_at = now() - interval '1 minute' where id = $1",
    [failing.id],
  );
  const { data } = good(
    await world.call(closeAndRefund, { params: { id: failing.id }, body: {}, as: world.manager, key: randomUUID() }),
  );
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: data.run ?? '' });
  expect(await lastMail(who)).toBe('investment.interest_missed');
});

test.each([
  ['50.00', 'validator.error_number_min'],
  ['5050.00', 'validator.error_number_max'],
  ['125.00', 'validator.error_number_multiple'],
  ['-500.00', 'validator.error_number_min'],
])('%s is refused at its field', async (amount, key) => {
  const refused = await declare(await world.addPerson({ roles: ['PREMIUM_USER'] }), amount);
  expect(refused).toMatchObject({ status: 422, body: { fields: { amount: { key } } } });
});

test('two windows at once note one interest', async () => {
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  const answers = await Promise.all([declare(who, '500.00'), declare(who, '600.00')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.db.query('select id from investments where user_id = $1', [who.id])).toHaveLength(1);
});

test('an interest is declared by those who may see the phase, while it takes interest, on the terms they saw', async () => {
  expect(outcome(await declare(await world.addPerson(), '500.00'))).toBe('404 not_found');
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  expect(outcome(await declare(who, '500.00', 7))).toBe('409 terms.stale');
  await world.db.query("update issuances set status = 'VALIDATING' where id = $1", [offer.id]);
  expect(outcome(await declare(who, '500.00'))).toBe('409 interest.not_open');
  await world.db.query("update issuances set status = 'PRE_CAMPAIGN' where id = $1", [offer.id]);
});

test('an interest becomes an order when the campaign opens', async () => {
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  const { id } = good(await declare(who, '500.00')).data;
  await world.db.query("update issuances set status = 'CAMPAIGN' where id = $1", [offer.id]);
  expect(good(await steps.place(who, offer, 4)).data).toMatchObject({ id, status: 'CREATED', tokens: 4 });
  await world.db.query("update issuances set status = 'PRE_CAMPAIGN' where id = $1", [offer.id]);
});
