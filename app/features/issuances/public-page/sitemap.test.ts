import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { robotsTxt, sitemapXml } from './sitemap.ts';

describe('sitemapXml', () => {
  it('lists each page with both languages and x-default, well formed whatever the slug', () => {
    const xml = sitemapXml('https://a.example', [
      { path: '/invest/olivar?a=1&b="2"', changedAt: '2026-11-21T10:00:00Z' },
    ]);
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml);
    const urls: { loc: string; 'xhtml:link': Record<string, string>[] }[] = parsed.urlset.url;
    expect(urls.map(({ loc }) => new URL(loc.replaceAll('&#38;', '&')).searchParams.get('lang'))).toEqual([
      null,
      'es',
      'en',
    ]);
    for (const { 'xhtml:link': links } of urls)
      expect(links.map((link) => link['@_hreflang'])).toEqual(['es', 'en', 'x-default']);
  });
});

describe('robotsTxt', () => {
  it('opens project pages and closes the areas', () => {
    const text = robotsTxt('https://a.example');
    expect(text).toContain('Disallow: /manager/');
    expect(text).toContain('Disallow: /invest/*/');
    expect(text).not.toMatch(/^Disallow: \/invest\/$/m);
    expect(text).toContain('Sitemap: https://a.example/sitemap.xml');
  });
});
