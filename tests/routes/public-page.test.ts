import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { DEMO_PASSWORD, type Visitor } from '#tests/support/visitor.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Row {
  slug: string;
  status: string;
  id: string;
  title: { es: string; en: string };
  price: string;
  short: { es: string; en: string };
}

let dashboard: Dashboard;
let visitor: Visitor;
let rows: Row[];
let open: Row;

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = dashboard.visitor();
  rows = await dashboard.database.query<Row>(
    `select slug, status, i.id, i.title, i.price::text, i.short_description as short
     from issuances i join tenants t on t.id = i.tenant_id where t.name = 'aurora'`,
  );
  const found = rows.find(({ status }) => status === 'CAMPAIGN');
  if (!found) throw new Error('no project of the demo is in campaign');
  open = found;
});
afterAll(() => dashboard?.stop());

const asBot = (path: string) => visitor.get(path, { headers: { 'User-Agent': GOOGLEBOT } });
const unescaped = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const metaOf = (html: string, key: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"([^>]*)>`, 'g'))].map(([, attributes = '']) => ({
    lang: /hreflang="([^"]*)"/i.exec(attributes)?.[1] ?? null,
    href: unescaped(/href="(\/[^"]*|https?:[^"]*)"/.exec(attributes.replace(/hreflang="[^"]*"/i, ''))?.[1] ?? ''),
  }));
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  > | null;

/**
 * Properties that schema.org (release 29) gives these types, their own and inherited ones that a page like ours may use; `Thing` belongs to each.
 */
const THING = ['name', 'description', 'url', 'image', 'identifier', 'mainEntityOfPage', 'sameAs', 'alternateName'];
const PROPERTIES: Record<string, readonly string[]> = {
  WebPage: ['inLanguage', 'datePublished', 'dateModified', 'mainEntity', 'about', 'publisher', 'breadcrumb'],
  InvestmentOrDeposit: ['amount', 'interestRate', 'areaServed', 'category', 'offers', 'provider', 'termsOfService'],
  Organization: ['legalName', 'address', 'logo', 'email'],
  MonetaryAmount: ['currency', 'value', 'minValue', 'maxValue'],
  QuantitativeValue: ['minValue', 'maxValue', 'value', 'unitText'],
  Offer: ['price', 'priceCurrency', 'availability', 'validFrom', 'validThrough', 'eligibleQuantity', 'seller'],
};

/** What stands in structured data and is no property of its type, at any depth; a type that is not known is strange whole. */
function strangeProperties(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(strangeProperties);
  if (typeof node !== 'object' || node === null) return [];
  const type = String((node as Record<string, unknown>)['@type']);
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name.startsWith('@') || [...THING, ...(PROPERTIES[type] ?? [])].includes(name) ? [] : [`${type}.${name}`]),
    ...(PROPERTIES[type] ? strangeProperties(value) : [type]),
  ]);
}

describe('the page of a project', () => {
  test('is whole in its first HTML, in the visitor’s language', async () => {
    for (const lang of ['es', 'en'] as const) {
      const { text, status } = await dashboard.visitor('aurora', lang).get(`/invest/${open.slug}`);
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${lang}"`);
      expect(unescaped(text)).toContain(`>${open.title[lang]}</h1>`);
      expect(unescaped(text)).toContain(open.short[lang]);
      expect(text).not.toContain('modulepreload');
    }
  });

  test('tells crawlers what it offers, in figures that are the database’s', async () => {
    for (const lang of ['es', 'en'] as const) {
      const { text } = await dashboard.visitor('aurora', lang).get(`/invest/${open.slug}`);
      const data = jsonLdOf(text);
      const address = `${visitor.origin}/invest/${open.slug}`;
      expect(data).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        url: address,
        inLanguage: lang,
        mainEntity: {
          '@type': 'InvestmentOrDeposit',
          name: open.title[lang],
          description: open.short[lang],
          url: address,
          image: expect.stringMatching(/^https?:\/\//),
          provider: { '@type': 'Organization', name: 'Aurora Capital Participativa, S.L.', url: visitor.origin },
          amount: { currency: 'EUR' },
          offers: { '@type': 'Offer', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        },
      });
      const { price } = (data as { mainEntity: { offers: { price: string } } }).mainEntity.offers;
      expect(Number(price)).toBe(Number(open.price));
      expect(strangeProperties(data)).toEqual([]);
      // Every moment in it is one.
      for (const key of ['datePublished', 'dateModified']) expect(Date.parse(String(data?.[key]))).not.toBeNaN();
      expect(JSON.stringify(data)).not.toMatch(/undefined|null,null|@persona\.test|@aurora\.test/);
    }
  });

  test('cannot be left by a text of an issuer’s', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    await dashboard.database.query(`update issuances set title = $1, short_description = $1 where id = $2`, [
      { es: evil, en: evil },
      open.id,
    ]);
    try {
      const { text } = await visitor.get(`/invest/${open.slug}`);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img src=x');
      expect(jsonLdOf(text)).toMatchObject({ name: evil, mainEntity: { name: evil } });
      expect(metaOf(text, 'og:title')).toBe(evil);
    } finally {
      await dashboard.database.query('update issuances set title = $1, short_description = $2 where id = $3', [
        open.title,
        open.short,
        open.id,
      ]);
    }
  });

  test('has one address, and one for each language', async () => {
    const { text } = await visitor.get(`/invest/${open.slug}?utm_source=mail`);
    const address = `${visitor.origin}/invest/${open.slug}`;
    expect(linksOf(text, 'canonical')).toEqual([{ lang: null, href: address }]);
    expect(linksOf(text, 'alternate')).toEqual([
      { lang: 'es', href: `${address}?lang=es` },
      { lang: 'en', href: `${address}?lang=en` },
      { lang: 'x-default', href: address },
    ]);
    expect(text).not.toContain('noindex');
  });

  test('shows itself where it is shared', async () => {
    const { text } = await visitor.get(`/invest/${open.slug}`);
    expect(metaOf(text, 'og:title')).toBe(open.title.es);
    expect(metaOf(text, 'og:description')).toBe(open.short.es);
    expect(metaOf(text, 'description')).toBe(open.short.es);
    expect(metaOf(text, 'og:url')).toBe(`${visitor.origin}/invest/${open.slug}`);
    expect(metaOf(text, 'og:type')).toBe('website');
    expect(metaOf(text, 'twitter:card')).toBe('summary_large_image');
    const image = metaOf(text, 'og:image');
    expect(image.startsWith(visitor.origin)).toBe(true);
    const picture = await visitor.get(image.replace(visitor.origin, ''));
    // No social site draws an SVG.
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg|webp)$/),
    ]);
  });

  test('is nobody’s before it is shown: a draft is neither a page nor in the sitemap', async () => {
    const draft = rows.find(({ id, status }) => id !== open.id && status === 'CAMPAIGN') ?? open;
    const sitemap = async () => (await visitor.get('/sitemap.xml')).text;
    expect(await sitemap()).toContain(`/invest/${draft.slug}<`);
    const setStatus = (status: string) =>
      dashboard.database.query('update issuances set status = $1 where id = $2', [status, draft.id]);
    await setStatus('DRAFT');
    try {
      expect((await visitor.get(`/invest/${draft.slug}`)).status).toBe(404);
      expect(await sitemap()).not.toContain(`/invest/${draft.slug}<`);
    } finally {
      await setStatus(draft.status);
    }
  });

  test('a project of one tenant is no page of another', async () => {
    expect((await dashboard.visitor('ladrillo').get(`/invest/${open.slug}`)).status).toBe(404);
  });

  test.each([
    '/invest/A B',
    '/invest/..%2f..',
    '/invest/%00',
    `/invest/${'a'.repeat(300)}`,
    "/invest/'or'1",
    '/invest/%E0%A4%A',
  ])('a project at %s is not found', async (path) => {
    const answer = await visitor.get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).toMatch(/Ups! Error 40[04]/);
  });
});

describe('crawlers', () => {
  test('get each language at its own address, without a cookie', async () => {
    for (const lang of ['es', 'en'] as const) {
      const answer = await asBot(`/invest/${open.slug}?lang=${lang}`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`<html lang="${lang}"`);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      // Its own address, which each of the others names: else a crawler drops the language.
      const address = `${visitor.origin}/invest/${open.slug}`;
      expect(linksOf(answer.text, 'canonical')).toEqual([{ lang: null, href: `${address}?lang=${lang}` }]);
      expect(linksOf(answer.text, 'alternate')).toEqual(
        linksOf((await asBot(`/invest/${open.slug}`)).text, 'alternate'),
      );
      expect(linksOf(answer.text, 'alternate')).toContainEqual({ lang, href: `${address}?lang=${lang}` });
      expect(metaOf(answer.text, 'og:url')).toBe(`${address}?lang=${lang}`);
      expect(jsonLdOf(answer.text)).toMatchObject({ url: `${address}?lang=${lang}`, inLanguage: lang });
      expect(linksOf((await asBot(`/login?lang=${lang}`)).text, 'canonical')[0]?.href).toBe(
        `${visitor.origin}/login?lang=${lang}`,
      );
    }
    const bare = linksOf((await asBot(`/invest/${open.slug}?lang=fr`)).text, 'canonical')[0];
    expect(bare?.href).toBe(`${visitor.origin}/invest/${open.slug}`);
    expect((await asBot('/?lang=en')).to).toBe('/login?lang=en');
    expect((await asBot('/login?lang=en')).text).toContain('<html lang="en"');
  });

  test('are shown no error page', async () => {
    for (const path of ['/nothing', '/invest/no-such-project']) {
      const answer = await asBot(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, '']);
    }
  });

  test('find every project that is open to the public, and no other, in the sitemap', async () => {
    const answer = await visitor.get('/sitemap.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(answer.text) as {
      urlset: { url: { loc: string; lastmod?: string; 'xhtml:link': Record<string, string>[] }[] };
    };
    const visible: string[] = [];
    for (const { slug } of rows) if ((await visitor.get(`/invest/${slug}`)).status === 200) visible.push(slug);
    expect(visible.length).toBeGreaterThan(3);
    const projects = visible.map((slug) => `${visitor.origin}/invest/${slug}`);
    const pages = ['/login', '/invest', '/how-it-works'].map((path) => `${visitor.origin}${path}`).concat(projects);
    const places = pages.flatMap((page) => [page, `${page}?lang=es`, `${page}?lang=en`]);
    expect(urlset.url.map(({ loc }) => loc).toSorted()).toEqual(places.toSorted());
    for (const url of urlset.url) {
      const page = url.loc.replace(/\?.*$/, '');
      const links = url['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']]);
      expect(links).toEqual([
        ['es', `${page}?lang=es`],
        ['en', `${page}?lang=en`],
        ['x-default', page],
      ]);
      if (projects.includes(page)) expect(Date.parse(url.lastmod ?? '')).toBeLessThanOrEqual(Date.now());
    }
  });

  test('are kept from everything behind a session', async () => {
    const { text, headers } = await visitor.get('/robots.txt');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    for (const area of ['/user/', '/manager/', '/entrepreneur/', '/invest/*/'])
      expect(text).toContain(`Disallow: ${area}\n`);
    expect(text).toContain(`Sitemap: ${visitor.origin}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/(invest\/)?$/m);
  });

  test('are asked not to keep pages that are for one person', async () => {
    expect((await visitor.get('/forgot-password')).text).toContain('<meta name="robots" content="noindex"');
    const person = dashboard.visitor();
    await person.post('/login', { email: 'investor@aurora.test', password: DEMO_PASSWORD });
    expect((await person.get('/user/portfolio')).text).toContain('<meta name="robots" content="noindex"');
  });
});

describe('the page of what is not there', () => {
  test('says which address, in both languages, without echoing it as code', async () => {
    for (const [lang, words] of [
      ['es', 'Página no encontrada'],
      ['en', 'not found'],
    ] as const) {
      const answer = await dashboard.visitor('aurora', lang).get('/no/such/page');
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<title>Ups! Error 404</title>');
      expect(answer.text).toContain('/no/such/page');
      expect(answer.text.toLowerCase()).toContain(words.toLowerCase());
      expect(answer.text).toContain('Aurora Capital');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    const nasty = await visitor.get('/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(nasty.status).toBe(404);
    expect(nasty.text).not.toContain('<script>alert');
  });

  test('is the answer to a form, too', async () => {
    expect((await visitor.post('/no/such/page', { a: 'b' })).status).toBe(404);
  });

  test('shows a signed-in person the way to their own pages', async () => {
    const person = dashboard.visitor();
    await person.signIn('investor@aurora.test');
    const answer = await person.get('/user/no-such-page');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('>Entrar</a>');
  });
});
