import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { routeAddress } from '#tests/support/route-address.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

/** Every page of an issuer that is about one project, its token, or an order of it; a page about a person lists what they have of the issuer's own. */
const PAGES = APP_ROUTES.filter(
  ({ path, isPage }) =>
    isPage &&
    !path.endsWith('/investor') &&
    /^\/entrepreneur\/(?:issuances|tokens|earnings|investments)\/\{id\}/.test(path),
);

let dashboard: Dashboard;
let issuer: Visitor;
/** Addresses of the walk by whose project stands in them: the issuer's own, another issuer's of the same tenant, another tenant's. */
const addresses: Record<'own' | 'rival' | 'elsewhere', Map<string, string>> = {
  own: new Map(),
  rival: new Map(),
  elsewhere: new Map(),
};

beforeAll(async () => {
  dashboard = await takeDashboard();
  const { database } = dashboard;
  const own = await demoSamples(database);
  const elsewhere = await demoSamples(database, 'ladrillo');
  issuer = dashboard.visitor('aurora', 'es');
  await issuer.signIn('issuer@aurora.test');
  for (const route of PAGES) {
    addresses.own.set(route.path, routeAddress(route, own));
    addresses.elsewhere.set(route.path, routeAddress(route, elsewhere));
  }
  // The same rows, handed to another issuer of the tenant: what was theirs a minute ago is not there any more.
  addresses.rival = addresses.own;
});
afterAll(() => dashboard?.stop());

/** Gives the walked project to somebody else of the tenant, and back. */
async function handedOver(walk: () => Promise<void>): Promise<void> {
  const { database } = dashboard;
  const { tenantId, issuanceId } = await demoSamples(database);
  const [was] = await database.query<{ id: string }>('select issuer_user_id as id from issuances where id = $1', [
    issuanceId,
  ]);
  const others = await database.query<{ id: string }>(
    `select id from users where tenant_id = $1 and role = 'ENTREPRENEUR' and id <> $2 limit 1`,
    [tenantId, was?.id],
  );
  const to = others[0]?.id;
  if (!was || !to) throw new Error('the demo data have one issuer alone');
  const give = (id: string) =>
    database.query('update issuances set issuer_user_id = $2 where id = $1', [issuanceId, id]);
  await give(to);
  try {
    await walk();
  } finally {
    await give(was.id);
  }
}

test('the walk has every page of a project that an issuer has', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(14);
});

describe('an issuer', () => {
  test('opens each page of a project of their own', async () => {
    for (const [path, address] of addresses.own)
      expect([path, (await issuer.get(address)).status]).toEqual([path, 200]);
  });

  test('finds no page of another tenant’s project, nor sends it anything', async () => {
    await expectNothing(addresses.elsewhere);
  });

  test('finds no page of another issuer’s project, nor sends it anything', async () => {
    await handedOver(() => expectNothing(addresses.rival));
  });
});

/** Not one of the addresses is there: to read, as data, or to send a form to; and nothing is written. */
async function expectNothing(pages: ReadonlyMap<string, string>): Promise<void> {
  const wrong: unknown[] = [];
  const log = 'select count(*)::int as count from audit_log';
  const before = await dashboard.database.query(log);
  for (const [path, address] of pages) {
    const page = PAGES.find((route) => route.path === path);
    const read = [(await issuer.get(address)).status, (await issuer.get(`${address}.data`)).status];
    const intents = page?.hasAction ? ['', 'save', 'confirm', 'submit', 'approve', 'delete'] : [];
    const sent: number[] = [];
    for (const intent of intents)
      sent.push((await issuer.post(address, { intent, confirmed: 'yes', section: 'card' })).status);
    // 400: a button that the page has not; nothing of the project is looked at for that.
    if (read.some((status) => status !== 404) || sent.some((status) => status !== 404 && status !== 400))
      wrong.push([path, read, sent]);
  }
  expect(wrong, wrong.join('\n')).toEqual([]);
  expect(await dashboard.database.query(log)).toEqual(before);
}
