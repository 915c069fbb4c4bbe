import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDefaults } from '#backend/modules/debts/count-defaults.ts';
import { getDefaultRates } from '#contract/debts.ts';
import { dayIn } from '#domain/time/zone.ts';
import { debtSteps } from '#tests/support/debt-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

const DAY_MS = 86_400_000;
const THIS_YEAR = Number(dayIn(new Date(), 'Europe/Madrid').slice(0, 4));
let world: InvestWorld;
let beside: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
  beside = await anotherTenant(world);
});
afterAll(() => world.close());

/** Days since the first of November so many years ago: of a loan of then, the first payment is due in the next year. */
const sinceNovember = (years: number) =>
  Math.ceil((Date.now() - new Date(`${THIS_YEAR - years}-11-01T12:00:00Z`).getTime()) / DAY_MS);
const rates = async (of: InvestWorld = world) => good(await of.call(getDefaultRates)).data;

test('a platform without loans has no rate, and one whose loans nobody pays has lost every one of them in the year in which it fell due', async () => {
  const { deps } = world.backEnd;
  await countDefaults(deps);
  expect(await rates()).toEqual({ years: [], average: null, money: [], counted_at: null });

  const steps = debtSteps(world);
  await steps.addDebt(sinceNovember(3));
  await steps.addDebt(sinceNovember(3));
  await steps.addDebt(sinceNovember(2));
  await countDefaults(deps);
  await countDefaults(deps);
  expect(await rates()).toMatchObject({
    years: [
      { year: THIS_YEAR - 2, loans: 2, defaulted: 2, rate: 10_000, expected: null },
      { year: THIS_YEAR - 1, loans: 1, defaulted: 1, rate: 10_000, expected: 10_000 },
    ],
    average: 10_000,
    counted_at: expect.any(String),
  });
  expect((await rates(beside)).years).toEqual([]);
});
