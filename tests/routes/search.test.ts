import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestments, addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

async function signedIn(who: string, tenant: 'aurora' | 'cumbre' = 'aurora', lang: 'es' | 'en' = 'es') {
  const visitor = dashboard.visitor(tenant, lang);
  await visitor.signIn(`${who}@${tenant}.test`);
  return visitor;
}

const linksOf = (page: string) =>
  [...page.matchAll(/<th[^>]*scope="row".*?<a[^>]*href="([^"]+)"/gs)].map((one) => one[1]);

test('a manager finds a person with their order by a name, an order by its reference, and each link leads there', async () => {
  const manager = await signedIn('manager');
  const { text } = await manager.get('/manager/search?q=julia%20arroyo');
  const links = linksOf(text);
  expect(links.some((href) => href?.startsWith('/manager/users/'))).toBe(true);
  expect(links.some((href) => href?.startsWith('/manager/investments/'))).toBe(true);
  for (const href of links) expect([href, (await manager.get(href ?? '')).status]).toEqual([href, 200]);
  const reference = /ORD-[\w-]+/.exec(text)?.[0] ?? '';
  const byReference = await manager.get(`/manager/search?q=${reference.replaceAll('-', '').toLowerCase()}`);
  expect(byReference.text).toContain(reference);
  expect(linksOf(byReference.text).filter((href) => href?.startsWith('/manager/investments/'))).toHaveLength(1);
});

test('a noun with more than five that fit shows five and leads to its own list with the same words', async () => {
  await addInvestments(dashboard.database, 12);
  const manager = await signedIn('manager');
  const { text } = await manager.get('/manager/search?q=ORD');
  const orders = linksOf(text).filter((href) => href?.startsWith('/manager/investments/'));
  expect(orders).toHaveLength(5);
  expect(text).toContain('href="/manager/investments?q=ORD"');
  expect((await manager.get('/manager/investments?q=ORD')).status).toBe(200);
});

test('an issuer finds their own projects and orders and nobody else’s, and no people', async () => {
  const offer = await addOffer(dashboard.database);
  const investor = await addInvestor(dashboard.database);
  await addOrder(dashboard.database, investor, offer.id, 'PROOF_OF_PAYMENT_UPLOADED');
  const issuer = await signedIn('issuer');
  const own = await issuer.get('/entrepreneur/search?q=ORD');
  const managers = await (await signedIn('manager')).get('/manager/search?q=ORD');
  expect(own.status).toBe(200);
  const links = linksOf(own.text);
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) {
    expect(href).toMatch(/^\/entrepreneur\//);
    expect([href, (await issuer.get(href ?? '')).status]).toEqual([href, 200]);
  }
  expect(own.text).not.toContain('/manager/');
  expect(managers.text).not.toContain('/entrepreneur/investments');
  expect(
    (await issuer.get(`/entrepreneur/search?q=${encodeURIComponent('administracion@empresa01.example')}`)).text,
  ).toContain(wordsOf('es')('search:nothing', { q: 'administracion@empresa01.example' }).slice(0, 20));
});

test('a search finds nothing of another tenant, by name or by reference', async () => {
  const [own, stranger] = [await signedIn('manager'), await signedIn('manager', 'cumbre')];
  const here = (await own.get('/manager/search?q=julia%20arroyo')).text;
  const there = (await stranger.get('/manager/search?q=julia%20arroyo')).text;
  expect(linksOf(there).filter((href) => linksOf(here).includes(href))).toEqual([]);
  const reference = /ORD-[\w-]+/.exec(here)?.[0] ?? '';
  expect(reference).not.toBe('');
  expect(linksOf((await stranger.get(`/manager/search?q=${reference}`)).text)).toEqual([]);
});

test.each(['es', 'en'] as const)(
  'a search for nothing, signs, ten thousand letters or a NUL answers a page, in %s',
  async (lang) => {
    const manager = await signedIn('manager', 'aurora', lang);
    const words = wordsOf(lang);
    expect((await manager.get('/manager/search')).text).toContain(words('search:button'));
    for (const q of ['', '%20', '%25_%5C', 'x'.repeat(5000), '%00', '%00ana', '%F0%9F%98%80', "'--", '<script>'])
      expect([q.slice(0, 9), (await manager.get(`/manager/search?q=${q}`)).status]).toEqual([q.slice(0, 9), 200]);
    expect((await manager.get('/manager/search?q=<script>alert(1)')).text).not.toContain('<script>alert(1)');
  },
);
