import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
let desk: Visitor;

beforeAll(async () => {
  dashboard = await takeDashboard();
  desk = dashboard.visitor('ladrillo');
  await desk.signIn('manager@ladrillo.test');
});
afterAll(() => dashboard?.stop());

/** Sums of a page's own part, as they stand there. */
function sumsIn(page: string): string[] {
  const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
  return [...main.matchAll(/-?[\d.]*\d(?:,\d+)?[\s\u00a0]€/g)].map(([sum]) => sum);
}

test.each([
  ['projects', '/manager/issuances'],
  ['tokens', '/manager/tokens'],
  ['distributions', '/manager/earnings'],
  ['orders', '/manager/investments'],
  ['payouts', '/manager/payouts'],
  ['people', '/manager/users'],
])('sums in the list of %s are all written with their cents, so that they stand under each other', async (_, path) => {
  const { status, text } = await desk.get(path);
  expect(status).toBe(200);
  const sums = sumsIn(text);
  expect(sums.length).toBeGreaterThan(2);
  expect(sums.filter((sum) => !/,\d\d[\s\u00a0]€$/.test(sum))).toEqual([]);
});
