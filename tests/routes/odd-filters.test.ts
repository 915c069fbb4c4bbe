import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { routeAddress } from '#tests/support/route-address.ts';

const AREAS = { investor: 'user', manager: 'manager', issuer: 'entrepreneur' } as const;
/** Every name by which a page of ours is asked for a part of its list, or for one record of it. */
const ASKED = [
  ...[
    'issuance',
    'earning',
    'person',
    'import',
    'subject',
    'order',
    'ids',
    'status',
    'state',
    'kind',
    'method',
    'waiting',
  ],
  ...['sort', 'after', 'before', 'page', 'from', 'to', 'date', 'at', 'label', 'family', 'action', 'sector', 'q'],
];
const ODD = ['x', `'"><b>\u0000${'9'.repeat(300)}`, '00000000-0000-0000-0000-000000000000'];

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

test.each(Object.entries(AREAS))(
  'every page of the %s answers odd values in its address as it answers none, whichever name they stand under',
  async (person, area) => {
    const desk = dashboard.visitor('aurora', 'es');
    await desk.signIn(`${person}@aurora.test`);
    const samples = await demoSamples(dashboard.database);
    const seen: [string, number, number][] = [];
    for (const route of APP_ROUTES) {
      if (!route.isPage || !route.path.startsWith(`/${area}/`)) continue;
      const path = routeAddress(route, samples);
      const { status } = await desk.get(path);
      if (status !== 200) continue;
      for (const odd of ODD) {
        const all = new URLSearchParams(ASKED.map((name) => [name, odd]));
        const answer = await desk.get(`${path}?${all}`);
        // A page may lead on to another; none calls the address a fault, its own or the reader's.
        if (answer.status >= 400) seen.push([`${path} ${odd.slice(0, 10)}`, status, answer.status]);
      }
    }
    expect(seen).toEqual([]);
  },
);

test('a project that is none, in the address of a list, finds nothing and says so beside the way to take it off', async () => {
  const desk = dashboard.visitor('aurora', 'es');
  await desk.signIn('manager@aurora.test');
  const { status, text } = await desk.get('/manager/investments?issuance=x');
  expect([status, text.includes('Ninguna inversión') || text.includes('No hay')]).toEqual([200, true]);
  expect(text).toContain('href="/manager/investments"');
});
