import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ROUTES } from '#tests/support/app-routes.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { unescaped } from '#tests/support/form-page.ts';
import { routeAddress } from '#tests/support/route-address.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

/** Every page of a record in the areas of managers and issuers. `{page}` and `{list}` name pages and lists of ours, no record. */
const PAGES = APP_ROUTES.filter(
  ({ path, isPage }) => isPage && /^\/(?:manager|entrepreneur)\/.*\{/.test(path) && !/\{(?:page|list)\}/.test(path),
);

let dashboard: Dashboard;
let samples: DemoSamples;
beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

async function areaOf(area: 'manager' | 'issuer'): Promise<Visitor> {
  const visitor = dashboard.visitor('aurora', 'es');
  await visitor.signIn(`${area}@aurora.test`);
  return visitor;
}

test.each(['manager', 'issuer'] as const)(
  'a %s finds no page of a record that nobody has, and no empty one either, to read or as data',
  async (who) => {
    const visitor = await areaOf(who);
    const own = PAGES.filter(({ path }) => path.startsWith(who === 'manager' ? '/manager/' : '/entrepreneur/'));
    expect(own.length).toBeGreaterThan(12);
    const wrong: unknown[] = [];
    for (const route of own) {
      const nobodys = route.path.replace(/\{\w+\}/g, () => randomUUID());
      // Of two ids the last alone is nobody's: the page of something inside something that is there.
      const inside = /\{.*\{/.test(route.path)
        ? [routeAddress(route, samples).replace(/[^/]+$/, () => randomUUID())]
        : [];
      for (const address of [nobodys, ...inside])
        for (const read of [address, `${address}.data`]) {
          const { status } = await visitor.get(read);
          if (status !== 404) wrong.push([route.path, read, status]);
        }
    }
    expect(wrong, wrong.join('\n')).toEqual([]);
  },
);

test('an investor finds no earnings of a project that is not there for them, and an empty page of one that gave them nothing', async () => {
  const investor = dashboard.visitor('aurora', 'es');
  await investor.signIn('investor@aurora.test');
  const pick = async (which: string) => {
    const [row] = await dashboard.database.query<{ id: string; title: string }>(
      `select i.id, i.title->>'es' as title from issuances i where i.tenant_id = $1 and ${which} order by i.id limit 1`,
      [samples.tenantId],
    );
    if (!row) throw new Error(`there is no project with ${which}`);
    return row;
  };
  const draft = await pick(`i.status = 'DRAFT'`);
  for (const id of [randomUUID(), draft.id])
    expect((await investor.get(`/user/earnings/${id}/token`)).status).toBe(404);
  const open = await pick(
    `i.status = 'CAMPAIGN' and not exists (select 1 from earnings e where e.tenant_id = i.tenant_id and e.issuance_id = i.id)`,
  );
  const page = await investor.get(`/user/earnings/${open.id}/token`);
  expect(page.status).toBe(200);
  expect(unescaped(page.text)).toContain(open.title);
});

test('an issuer finds the earnings of somebody who holds tokens of theirs, and not of somebody who has none, whom a manager finds', async () => {
  const [issuer, manager] = [await areaOf('issuer'), await areaOf('manager')];
  const [stranger] = await dashboard.database.query<{ id: string }>(
    `select u.id from users u where u.tenant_id = $1 and u.role = 'USER' and u.deleted_at is null
      and not exists (select 1 from issuance_holders h where h.tenant_id = u.tenant_id and h.user_id = u.id)
      and not exists (select 1 from earnings e where e.tenant_id = u.tenant_id and e.user_id = u.id) order by u.id limit 1`,
    [samples.tenantId],
  );
  const statuses = async (visitor: Visitor, area: string, id: string) =>
    (await visitor.get(`/${area}/earnings/${id}/investor`)).status;
  expect(await statuses(issuer, 'entrepreneur', samples.investorId)).toBe(200);
  expect(await statuses(issuer, 'entrepreneur', stranger?.id ?? '')).toBe(404);
  expect(await statuses(manager, 'manager', stranger?.id ?? '')).toBe(200);
  const elsewhere = await demoSamples(dashboard.database, 'ladrillo');
  expect(await statuses(manager, 'manager', elsewhere.investorId)).toBe(404);
});
