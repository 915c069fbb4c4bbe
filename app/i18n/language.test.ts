import { expect, it } from 'vitest';
import { isCrawler, languageCookie, languageOf } from './language.server.ts';

const asked = async (path: string, headers: Record<string, string> = {}) =>
  languageOf(new Request(`http://a.localhost${path}`, { headers }));

it('the address comes first, then the cookie, then the browser, then Spanish', async () => {
  const Cookie = (await languageCookie.serialize('en')).split(';')[0] ?? '';
  expect(await asked('/?lang=es', { Cookie })).toBe('es');
  expect(await asked('/', { Cookie, 'Accept-Language': 'es' })).toBe('en');
  expect(await asked('/', { 'Accept-Language': 'fr-FR, en-GB;q=0.8, es;q=0.5' })).toBe('en');
  expect(await asked('/', { 'Accept-Language': 'fr' })).toBe('es');
  expect(await asked('/')).toBe('es');
});

it('nonsense is no language and no error', async () => {
  expect(await asked('/?lang=xx', { Cookie: 'lang=%%%', 'Accept-Language': ';;;q=' })).toBe('es');
  expect(await asked('/?lang=<script>')).toBe('es');
});

it('tells crawlers from people', () => {
  const from = (agent: string) => isCrawler(new Request('http://a/', { headers: { 'User-Agent': agent } }));
  expect(from('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(
    from('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'),
  ).toBe(false);
});
