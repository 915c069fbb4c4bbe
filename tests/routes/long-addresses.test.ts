import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const LONG = 'x'.repeat(12_000);
/** More of it than a sentence names. */
const REPEATED = LONG.slice(0, 200);

/** Whether the page at a long address repeats it; it answers as that of the short one does. */
async function repeats(visitor: ReturnType<Dashboard['visitor']>, short: string, long: string) {
  const [one, other] = [await visitor.get(short), await visitor.get(long)];
  expect([short, other.status]).toEqual([short, one.status]);
  return other.text.includes(REPEATED);
}

test.each([
  [null, ['/', '/invest/', '/user/', '/manager/', '/entrepreneur/']],
  ['investor', ['/', '/user/', '/user/issuances/', '/manager/']],
  ['manager', ['/', '/manager/', '/manager/users/']],
  ['issuer', ['/', '/entrepreneur/', '/entrepreneur/issuances/']],
] as const)(
  'an address that is no page is not repeated by the page that says so to %s, however long it is',
  async (who, paths) => {
    const visitor = dashboard.visitor('vecinal', 'es');
    if (who) await visitor.signIn(`${who}@vecinal.test`);
    for (const path of paths) {
      expect([path, await repeats(visitor, `${path}x`, path + LONG)]).toEqual([path, false]);
    }
  },
);

test.each([
  [null, ['/login', '/register', '/forgot-password', '/invest', '/complaints/new']],
  ['investor', ['/user/issuances', '/user/account', '/user/earnings', '/user/notifications']],
  [
    'manager',
    ['/manager/inbox', '/manager/users', '/manager/investments', '/manager/settings', '/manager/customization'],
  ],
  ['issuer', ['/entrepreneur/issuances', '/entrepreneur/account']],
] as const)('a query that no page has is not repeated by the links and forms of a page of %s', async (who, paths) => {
  const visitor = dashboard.visitor('vecinal', 'es');
  if (who) await visitor.signIn(`${who}@vecinal.test`);
  for (const path of paths) {
    expect([path, await repeats(visitor, `${path}?x=x`, `${path}?x=${LONG}`)]).toEqual([path, false]);
  }
});
