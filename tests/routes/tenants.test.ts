import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customization as shape } from '#contract/customization.ts';
import { TENANTS } from '#tenants/registry.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const customizationOf = async (tenant: string) => {
  const [row] = await dashboard.database.query<{ customization: unknown }>(
    'select customization from tenants where name = $1',
    [tenant],
  );
  return shape.parse(row?.customization);
};

describe.each(TENANTS.map(({ name }) => name))('%s', (name) => {
  test('has its own sign-in page in both languages, its own look and its own sitemap', async () => {
    const { title, hide, urls } = await customizationOf(name);
    for (const lang of ['es', 'en'] as const) {
      const visitor = dashboard.visitor(name, lang);
      const page = await visitor.get('/login');
      if (hide.unAuthRoutes && urls.login) {
        expect([page.status, page.to]).toEqual([302, urls.login]);
        continue;
      }
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<html lang="${lang}"`);
      expect(page.text).toMatch(new RegExp(`<title>[^<]+ · ${title}</title>`));
      const sheet = /href="(\/resources\/tenant\.css[^"]*)"/.exec(page.text)?.[1] ?? '';
      const css = await visitor.get(sheet);
      expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
      expect(css.text).not.toMatch(/@import|url\(\s*['"]?(?:https?:)?\/\//);
    }
    const sitemap = await dashboard.visitor(name).get('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    // No address of another tenant.
    const hosts = [...sitemap.text.matchAll(/<loc>(https?:\/\/[^/]+)/g)].map(([, origin]) => origin);
    expect(new Set(hosts)).toEqual(new Set([dashboard.originOf(name)]));
  });

  test('registers people only where it takes them', async () => {
    const { hide, urls } = await customizationOf(name);
    const answer = await dashboard.visitor(name).get('/register');
    if (hide.unAuthRoutes && urls.register) expect([answer.status, answer.to]).toEqual([302, urls.register]);
    else if (hide.register) expect([answer.status, answer.to]).toEqual([302, '/login']);
    else expect([answer.status, answer.to]).toEqual([200, null]);
    const login = await dashboard.visitor(name).get('/login');
    if (hide.register) expect(login.text).not.toContain('href="/register"');
  });

  test('signs its own people in, and nobody else’s', async () => {
    const visitor = dashboard.visitor(name);
    expect((await visitor.signIn(`investor@${name}.test`)).status).toBe(303);
    const { title, hide, urls } = await customizationOf(name);
    const page = await visitor.follow(await visitor.get('/user/issuances'));
    expect(page.status).toBe(200);
    expect(page.text).toContain(title);
    // A tenant with a sign-in page elsewhere says there what was wrong.
    const away = hide.unAuthRoutes && urls.login;
    const other = name === 'aurora' ? 'ladrillo' : 'aurora';
    await expect(dashboard.visitor(name).signIn(`investor@${other}.test`)).rejects.toThrow(away ? '302' : '401');
  });
});
