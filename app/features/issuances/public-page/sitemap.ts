import { LANGUAGES } from '#domain/tenant/language.ts';

/** An address of ours that crawlers should know, and when it last changed (ISO 8601). */
export interface SitemapEntry {
  path: string;
  changedAt: string | null;
}

/** The sitemap of one tenant: each page at its bare address and at that of each language, all of them naming all (`x-default` is the bare one). */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changedAt }) => {
    const bare = new URL(path, origin).href;
    const inLanguages = LANGUAGES.map((lang) => [lang, withLang(bare, lang)] as const);
    const links = [...inLanguages, ['x-default', bare] as const]
      .map(([lang, href]) => alternate(lang, href))
      .join('\n');
    const changed = changedAt ? `\n    <lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    return [bare, ...inLanguages.map(([, href]) => href)].map(
      (loc) => `  <url>\n    <loc>${escapeXml(loc)}</loc>${changed}\n${links}\n  </url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: public project pages yes, everything behind a session no. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /user/',
    'Disallow: /manager/',
    'Disallow: /entrepreneur/',
    'Disallow: /invest/*/',
    'Disallow: /*?secret=',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}

function alternate(lang: string, href: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`;
}

function withLang(href: string, lang: string): string {
  const url = new URL(href);
  url.searchParams.set('lang', lang);
  return url.href;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
