import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addOffer } from '#tests/support/demo-copies.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { makeWalker, type Walker } from '#tests/support/walker.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
let walker: Walker;

beforeAll(async () => {
  dashboard = await takeDashboard();
  walker = await makeWalker(dashboard, 'aurora');
});
afterAll(() => dashboard?.stop());

/** The page of the amount for 1,000 EUR lent at 8 % a year for twelve months. */
async function amountPage(payEveryMonths: number, repayment: 'BULLET' | 'LINEAR') {
  const { id, slug } = await addOffer(dashboard.database, { tenant: 'aurora' });
  await dashboard.database.query(
    `update issuances set product_type = 'DEBT', token_expires_on = null, finance = $2 where id = $1`,
    [id, JSON.stringify({ annualInterestPercent: '8.00', termMonths: 12, payEveryMonths, repayment })],
  );
  const { status, text } = await walker.visitor.get(`/invest/${slug}/invest?amount=1000`);
  expect(status).toBe(200);
  const main = partOf(text, 'main');
  return { words: readText(main), picture: /<svg role="img" aria-label="([^"]*)"[^>]*><path d="([^"]*)"/.exec(main) };
}

/** Heights of the bars of a drawing, as it tells them. */
const heights = (path = '') => [...path.matchAll(/v-([\d.]+)h/g)].map(([, height]) => Number(height));

test('a loan paid back at its end shows each quarter’s interest net of tax and its capital, as sums and as bars', async () => {
  const { words, picture } = await amountPage(3, 'BULLET');
  // 20.00 a quarter, of which 19 % are withheld: 16.20, four times, and the capital with the last.
  expect(words).toContain('1.064,80 €');
  expect(words).toContain('64,80 €');
  expect(words).toContain('80,00 € menos el 19 %');
  expect(words).toContain('1.000,00 € de capital');
  expect(picture?.[1]).toMatch(/^4 pagos, del .* al .*; el último, de 1\.016,20/);
  const bars = heights(picture?.[2]);
  expect(bars).toHaveLength(4);
  // None is too low to be seen: 16.20 beside 1,016.20 would be less than a line.
  expect(bars).toEqual([2, 2, 2, 48]);
});

test('a loan whose capital comes back in equal parts has bars that fall with its interest', async () => {
  const { picture } = await amountPage(6, 'LINEAR');
  // 500.00 and 40.00 less tax: 532.40; then 500.00 and 20.00 less tax: 516.20.
  expect(picture?.[1]).toMatch(/^2 pagos, .*; el último, de 516,20/);
  const [first = 0, last = 0] = heights(picture?.[2]);
  expect(first).toBe(48);
  expect(last / first).toBeCloseTo(516.2 / 532.4, 2);
});

test('a loan that is paid once has no drawing: its one payment stands among the figures', async () => {
  const { words, picture } = await amountPage(12, 'BULLET');
  expect(words).toContain('en 1 pago');
  expect(picture).toBeNull();
});
