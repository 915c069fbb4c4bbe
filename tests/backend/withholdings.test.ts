import { afterAll, beforeAll, expect, test } from 'vitest';
import { payDistribution } from '#contract/distribution-pay.ts';
import { getDistribution } from '#contract/distributions.ts';
import { listWithholdings } from '#contract/withholdings.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import { centsOf } from '#domain/money/money.ts';
import { TAX_MODEL_NAMES, taxModelOf } from '#domain/tax/tax-model.ts';
import { dayIn } from '#domain/time/zone.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: InvestWorld;
let steps: DistributionSteps;
let offer: Offer;
/** Resident in Spain, in France, and who has said nothing. */
let [ana, luc, zoe]: Person[] = [];

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  offer = await world.addOffer({ issuer: world.issuer });
  [ana, luc, zoe] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
  for (const [at, country] of ['ES', 'FR', ''].entries()) {
    const who = [ana, luc, zoe][at] ?? world.issuer;
    await world.db.query('update user_profiles set country = $2 where user_id = $1', [who.id, country || null]);
    await bookTokens(world, who, offer, 1, 30);
  }
  // The last minutes of 2024 in universal time are 2025 in Madrid; the last of June there is the second quarter.
  await paid('DIVIDEND', { income: '300.00' }, '2024-12-31T23:30:00Z');
  await paid('RENT', { income: '90.00' }, '2025-06-30T21:30:00Z');
  await paid('INTEREST', { income: '30.00', capital: '60.00' }, '2025-06-30T22:30:00Z');
  await paid('CAPITAL_RETURN', { income: '0.00', capital: '150.00' }, '2025-10-10T10:00:00Z');
  await paid('DIVIDEND', { income: '3.00' }, '2026-01-10T10:00:00Z');
});
afterAll(() => world?.close());

/** A distribution from its proposal to the last holder, who are then said to have been paid at a moment. */
async function paid(kind: DistributionKind, sums: { income: string; capital?: string }, at: string): Promise<void> {
  const { id, sums: whole } = good(await steps.propose(offer, { kind, ...sums, name: `${kind} ${at}` })).data;
  good(await steps.approve(id, whole.net));
  const sheet = good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
  await statementSteps(world).importCredit(sheet.missing, sheet.transfer?.reference ?? '');
  const { run } = good(
    await world.call(payDistribution, { params: { id }, body: {}, as: world.manager, key: crypto.randomUUID() }),
  ).data;
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: run });
  await world.db.query(`update earnings set executed_at = $2 where distribution_id = $1 and status <> 'PENDING'`, [
    id,
    at,
  ]);
}

type Query = {
  year?: number;
  quarter?: '1' | '2' | '3' | '4';
  model?: 'CAPITAL' | 'RENT' | 'ABROAD';
  per_page?: number;
  after?: string;
};
const read = (query: Query = { year: 2025 }, as = world.manager) =>
  world.call(listWithholdings, { params: { id: offer.id }, query: { per_page: 50, ...query } as never, as });

test('the year and the quarters are the tenant’s own, under the form of each recipient and income; capital given back is in none', async () => {
  const { sums, year } = good(await read());
  expect(year).toBe(2025);
  expect(
    sums.map(({ model, quarter, recipients, base, withheld }) => [model, quarter, recipients, base, withheld]),
  ).toEqual([
    ['CAPITAL', '1', 1, '100.00', '19.00'],
    ['CAPITAL', '3', 1, '10.00', '1.90'],
    ['CAPITAL', null, 1, '110.00', '20.90'],
    ['RENT', '2', 1, '30.00', '5.70'],
    ['RENT', null, 1, '30.00', '5.70'],
    // Interest is exempt for residents of the Union, and not for who has declared no residence.
    ['ABROAD', '1', 2, '200.00', '38.00'],
    ['ABROAD', '2', 2, '60.00', '12.90'],
    ['ABROAD', '3', 2, '20.00', '1.90'],
    ['ABROAD', null, 2, '280.00', '52.80'],
  ]);
});

test('recipients add up to the sums, each under the form that the rule names, and the pages bring each once', async () => {
  const { data, sums } = good(await read());
  expect(data).toHaveLength(9);
  for (const model of TAX_MODEL_NAMES) {
    // The database filters by words of its own; the rule says what each line is.
    const filtered = good(await read({ year: 2025, model })).data;
    expect(filtered).toEqual(data.filter(({ kind, residence }) => taxModelOf({ kind, residence }) === model));
    expect(filtered.length).toBeGreaterThan(0);
  }
  for (const of of sums.filter(({ quarter }) => quarter === null)) {
    const own = data.filter(({ model }) => model === of.model);
    const sum = (key: 'base' | 'withheld') => own.reduce((cents, row) => cents + centsOf(row[key]), 0n);
    expect([sum('base'), sum('withheld')]).toEqual([centsOf(of.base), centsOf(of.withheld)]);
    expect(new Set(own.map(({ person }) => person.id)).size).toBe(of.recipients);
  }
  const paged = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = good(await read({ year: 2025, per_page: 2, ...(after ? { after } : {}) }));
    paged.push(...page.data);
    after = page.meta.next;
  }
  expect(paged).toEqual(data);
});

test('a quarter and a form narrow the list and leave the sums of the year as they are', async () => {
  const { data, sums, meta } = good(await read({ year: 2025, quarter: '3', model: 'ABROAD' }));
  expect(data.map(({ person, kind }) => [person.id, kind]).sort()).toEqual(
    [luc, zoe].map((who) => [who?.id, 'INTEREST']).sort(),
  );
  expect(meta.total).toBe(2);
  expect(sums).toEqual(good(await read()).sums);
});

test('the same books are another year’s: without one it is this year, and a year without payments says so', async () => {
  expect(good(await read({ year: 2026 })).sums.at(-1)).toMatchObject({ model: 'ABROAD', base: '2.00' });
  expect(good(await read({ year: 2024 }))).toMatchObject({ data: [], sums: [] });
  const now = dayIn(world.backEnd.clock.now(), 'Europe/Madrid').slice(0, 4);
  expect(good(await read({})).years).toContain(Number(now));
});

test('an issuer, an investor and another tenant’s manager are refused', async () => {
  for (const who of [world.issuer, ana ?? world.issuer]) expect((await read({}, who)).status).toBe(403);
  expect(outcome(await read({ year: 1999 as number }))).toContain('400');
  const other = await anotherTenant(world);
  expect(
    (
      await other.call(listWithholdings, {
        params: { id: offer.id },
        query: { per_page: 20 } as never,
        as: other.manager,
      })
    ).status,
  ).toBe(404);
});
