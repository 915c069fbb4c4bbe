import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPublicFigures, listPublicIssuances } from '#contract/issuances.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

test('anybody reads how much a platform has raised: the sum of the projects that it shows them, and of no other', async () => {
  const { data } = good(await world.call(getPublicFigures));
  const { data: shown } = good(await world.call(listPublicIssuances, { query: { per_page: 100 } }));
  const cents = (text: string) => Math.round(Number(text) * 100);
  expect(cents(data.raised)).toBe(shown.reduce((sum, { raised }) => sum + cents(raised), 0));
  expect(data.open).toBe(shown.filter(({ status }) => status === 'CAMPAIGN').length);
  expect(data.financed).toBe(
    shown.filter(
      ({ status, raised, soft_cap }) => status === 'CLOSED' && cents(raised) > 0 && cents(raised) >= cents(soft_cap),
    ).length,
  );
});
