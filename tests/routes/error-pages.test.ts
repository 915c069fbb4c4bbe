import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const CRAWLER = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const NOBODYS = '00000000-0000-4000-8000-000000000001';

let dashboard: Dashboard;
const people = {} as Record<'nobody' | 'investor' | 'issuer' | 'manager', Visitor>;

beforeAll(async () => {
  dashboard = await startDashboard();
  // As an installation away from one's own machine whose owner has named no client at Google.
  dashboard.backEnd.deps.config.google = null;
  people.nobody = dashboard.visitor();
  for (const who of ['investor', 'issuer', 'manager'] as const) {
    people[who] = dashboard.visitor();
    await people[who].signIn(`${who}@aurora.test`);
  }
});
afterAll(() => dashboard?.stop());

describe('an address that is no page', () => {
  test.each([
    ['manager', '/manager/users/zz'],
    ['manager', `/manager/users/${NOBODYS}`],
    ['manager', '/manager/nothing'],
    ['manager', '/manager/issuances/%00'],
    ['issuer', '/entrepreneur/issuances/abc'],
    ['investor', '/user/issuances/abc'],
    ['investor', '/user/nothing'],
  ] as const)('an unknown address of the %s’s area, %s, is a 404 beside their own menu', async (who, address) => {
    const { status, text } = await people[who].get(address, { headers: BROWSER });
    expect(status).toBe(404);
    expect(text).toContain('Ups! Error 404');
    expect(text).toContain('Página no encontrada');
    const home = { manager: '/manager/investments', issuer: '/entrepreneur/investments', investor: '/user/portfolio' };
    expect(text).toContain(`href="${home[who]}"`);
  });

  test.each(['/invest/NO_SLUG!', '/invest/no-existe', '/invest/no-existe/nothing', '/nothing'])(
    '%s is a 404 for a stranger, with a way to sign in',
    async (address) => {
      const { status, text } = await people.nobody.get(address, { headers: BROWSER });
      expect(status).toBe(404);
      expect(text).toContain('href="/login"');
    },
  );

  test('an unknown address of an area asks a stranger to sign in first', async () => {
    const { status, text } = await people.nobody.get('/manager/nothing', { headers: BROWSER });
    expect(status).toBe(404);
    expect(text).not.toContain('href="/manager/investments"');
  });
});

describe('a refusal inside an area', () => {
  test.each([
    ['investor', '/manager/users', '/user/portfolio', '/manager/investments'],
    ['issuer', '/manager/users', '/entrepreneur/investments', '/manager/investments'],
    ['manager', '/user/account', '/manager/investments', '/user/portfolio'],
  ] as const)('shows the %s their own menu, not that of %s', async (who, address, own, foreign) => {
    const { status, text } = await people[who].get(address, { headers: BROWSER });
    expect(status).toBe(403);
    expect(text).toContain('Ups! Error 403');
    expect(text).toContain('No tiene permisos suficientes');
    expect([own, foreign].map((href) => text.includes(`href="${href}"`))).toEqual([true, false]);
  });
});

describe('a document that is not there', () => {
  test.each(['files', 'public-files'])(
    'a missing document of /resources/%s leads a browser to a page that says so',
    async (kind) => {
      for (const id of [NOBODYS, 'zz']) {
        const answer = await people.investor.get(`/resources/${kind}/${id}`, { headers: BROWSER });
        expect(answer.to).toBe('/document?code=404');
        const page = await people.investor.follow(answer);
        expect(page.status).toBe(404);
        expect(page.text).toContain('Documento no encontrado');
        expect(page.text).toMatch(/<h1/);
      }
    },
  );

  test('is a bare status for a program', async () => {
    const answer = await people.investor.get(`/resources/files/${NOBODYS}`);
    expect([answer.status, answer.text]).toEqual([404, '']);
  });
});

describe('the button of Google', () => {
  test('stands on no page where the API has no client there', async () => {
    for (const address of ['/login', '/register'])
      expect((await people.nobody.get(address)).text).not.toContain('/resources/google');
  });

  test('pressed all the same, leads back to the sign-in page and says why', async () => {
    const answer = await people.nobody.get('/resources/google?next=%2Fuser%2Fportfolio', { headers: BROWSER });
    expect(answer.to).toBe('/login?next=%2Fuser%2Fportfolio');
    expect((await people.nobody.follow(answer)).text).toContain('no se puede entrar con Google');
  });
});

describe('an address without a page of its own', () => {
  test.each(['/resources/tenant.css', '/resources/google', '/sitemap.xml'])(
    '%s tells a browser in words that it takes no form, and anybody else by its status alone',
    async (address) => {
      const page = await people.nobody.post(address, { a: '1' }, { headers: BROWSER });
      expect(page.status).toBe(405);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.text).toContain('Esta dirección no admite esa acción');
      expect(page.text).toContain('href="/"');
      const bare = await people.nobody.post(address, { a: '1' });
      expect([bare.status, bare.text]).toEqual([405, '']);
    },
  );

  test('a form sent to the first page is answered by the error page', async () => {
    const page = await people.nobody.post('/', { a: '1' }, { headers: BROWSER });
    expect(page.status).toBe(405);
    expect(page.text).toContain('Ups! Error 405');
    expect(page.text).toContain('href="/"');
  });
});

describe('requests that the door itself refuses', () => {
  test('has the way back to the first page, and nothing but its status for a crawler', async () => {
    const strange = dashboard.visitor('evil.example');
    const page = await strange.get('/login', { headers: BROWSER });
    expect([page.status, page.text.includes('href="/"')]).toEqual([421, true]);
    const bare = await strange.get('/login', { headers: CRAWLER });
    expect([bare.status, bare.text]).toEqual([421, '']);
  });
});
