import { afterAll, beforeAll, expect, test } from 'vitest';
import { getToken, listTokens } from '#contract/tokens.ts';
import { type DebtSteps, debtSteps } from '#tests/support/debt-steps.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DebtSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = debtSteps(world);
  await steps.giveAccount(world.issuer);
});
afterAll(() => world.close());

/** Outstanding by the schedule, the list of tokens and the token's sheet. */
async function outstanding(offer: Offer): Promise<(string | null | undefined)[]> {
  const { data: listed } = good(await world.call(listTokens, { query: { per_page: 100 }, as: world.manager }));
  const { data: sheet } = good(await world.call(getToken, { params: { id: offer.id }, as: world.manager }));
  const row = listed.find(({ id }) => id === offer.id);
  return [(await steps.debt(offer))?.outstanding, row?.outstanding_debt, sheet.outstanding_debt];
}

test('the outstanding debt of a token is that of its schedule, in list and sheet, before and after an instalment', async () => {
  const { offer } = await steps.addDebt(100);
  expect(await outstanding(offer)).toEqual(['10000.00', '10000.00', '10000.00']);
  await steps.look();
  await steps.fundNewest(offer);
  expect(await outstanding(offer)).toEqual(['7500.00', '7500.00', '7500.00']);
  const { data } = good(await world.call(getToken, { params: { id: offer.id }, as: world.manager }));
  expect(data.market_cap).toBe('10000.00');
});
