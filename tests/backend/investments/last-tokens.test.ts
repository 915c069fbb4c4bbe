import { afterAll, beforeAll, expect, test } from 'vitest';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderSteps, outcome } from '#tests/support/order-steps.ts';

const INVESTORS = 50;
let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const people = () => Promise.all(Array.from({ length: INVESTORS }, () => world.addPerson()));

async function takenOf(issuanceId: string): Promise<{ taken: number; held: number }> {
  const [row] = await world.db.query<{ taken: number; held: number }>(
    `select i.tokens_taken::int as taken, coalesce(sum(v.tokens) filter (where v.status = 'ACCEPTED'), 0)::int as held
     from issuances i left join investments v on v.tenant_id = i.tenant_id and v.issuance_id = i.id
     where i.id = $1 group by i.tokens_taken`,
    [issuanceId],
  );
  if (!row) throw new Error('the issuance is gone');
  return row;
}

test(`the last 10 tokens go to 10 of ${INVESTORS} people who confirm one each at the same moment, and the others are told`, async () => {
  const offer = await world.addOffer({ tokens: 10 });
  const investors = await people();
  const carts = await Promise.all(investors.map(async (who) => good(await steps.place(who, offer, 1)).data.id));
  const answers = await Promise.all(investors.map((who, at) => steps.accept(who, carts[at] ?? '')));

  const outcomes = answers.map(outcome);
  expect(outcomes.filter((each) => each === '200')).toHaveLength(10);
  expect(outcomes.filter((each) => each === '409 investment.sold_out')).toHaveLength(40);
  for (const { status, body } of answers) if (status === 409) expect(body.params).toEqual({ left: 0 });
  expect(await takenOf(offer.id)).toEqual({ taken: 10, held: 10 });
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});

  const late = await world.addPerson();
  expect(await steps.place(late, offer, 1)).toMatchObject({
    status: 422,
    body: { fields: { tokens: { key: 'validator.error_tokens_left', params: { left: 0 } } } },
  });
});

test('orders of different sizes never take more than there is, and whoever is refused could not have been served', async () => {
  const offer = await world.addOffer({ tokens: 60 });
  const investors = await people();
  const sizes = investors.map((_, at) => (at % 7) + 1);
  const carts = await Promise.all(
    investors.map(async (who, at) => good(await steps.place(who, offer, sizes[at] ?? 1)).data.id),
  );
  const answers = await Promise.all(investors.map((who, at) => steps.accept(who, carts[at] ?? '')));
  const { taken, held } = await takenOf(offer.id);
  expect(taken).toBe(held);
  expect(taken).toBeLessThanOrEqual(60);
  answers.forEach(({ status, body }, at) => {
    if (status === 200) return;
    expect(`${status} ${body.error}`).toBe('409 investment.sold_out');
    // What was left when they were refused was less than they wanted, and nothing came back since.
    expect(Number(body.params?.left)).toBeLessThan(sizes[at] ?? 0);
    expect(60 - taken).toBeLessThan(sizes[at] ?? 0);
  });
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});

test('tokens that come back while others confirm are sold once', async () => {
  const offer = await world.addOffer({ tokens: 10 });
  const investors = await people();
  const carts = await Promise.all(investors.map(async (who) => good(await steps.place(who, offer, 2)).data.id));
  const first = investors.slice(0, 5);
  for (const [at, who] of first.entries()) good(await steps.accept(who, carts[at] ?? ''));
  const answers = await Promise.all([
    ...first.map((who, at) => steps.revoke(who, carts[at] ?? '')),
    ...investors.slice(5).map((who, at) => steps.accept(who, carts[at + 5] ?? '')),
  ]);
  expect(answers.slice(0, 5).map(outcome)).toEqual(Array(5).fill('200'));
  const served = answers.slice(5).filter(({ status }) => status === 200).length;
  for (const answer of answers.slice(5)) expect(['200', '409 investment.sold_out']).toContain(outcome(answer));
  expect(await takenOf(offer.id)).toEqual({ taken: served * 2, held: served * 2 });
  expect(served).toBeLessThanOrEqual(5);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});

test('a person in twenty tabs has one order', async () => {
  const offer = await world.addOffer({ tokens: 10 });
  const who = await world.addPerson();
  const placed = await Promise.all(Array.from({ length: 20 }, (_, at) => steps.place(who, offer, (at % 5) + 1)));
  expect(new Set(placed.map((answer) => good(answer).data.id)).size).toBe(1);
  const id = placed[0]?.body.data.id ?? '';
  const accepted = await Promise.all(Array.from({ length: 20 }, () => steps.accept(who, id)));
  expect(accepted.map(outcome).sort()).toEqual(['200', ...Array(19).fill('409 investment.illegal_move')]);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
