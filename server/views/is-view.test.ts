import { describe, expect, it } from 'vitest';
import { projectSeen } from './is-view.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const seen = (headers: Record<string, string> = {}, url = '/invest/huerta-solar', method = 'GET') =>
  projectSeen({ method, url, headers: { 'user-agent': BROWSER, ...headers } });

describe('a look at a project', () => {
  it('is a person’s visit of its public page, from a campaign’s link too', () => {
    expect(seen()).toBe('huerta-solar');
    expect(seen({ 'sec-fetch-dest': 'document' }, '/invest/huerta-solar?utm_source=carta')).toBe('huerta-solar');
    expect(seen({ cookie: 'lang=ZW4%3D; consent=x' })).toBe('huerta-solar');
  });

  it('is a step of an order as well, with a session: no more people order than have seen', () => {
    const cookie = 'lang=x; __Host-session=abc';
    expect(seen({ cookie }, '/invest/huerta-solar/contribution-breakdown?lang=es')).toBe('huerta-solar');
    expect(seen({ cookie, 'user-agent': 'curl/8.5.0' }, '/invest/huerta-solar/invest')).toBeNull();
    expect(seen({ cookie }, '/invest/huerta-solar/invest/more')).toBeNull();
  });

  it('is a signed-in investor’s whom the app names, as a page or as the data of one, and no crawler’s or browser’s that asks ahead even then', () => {
    const told = (headers: Record<string, string>, url: string) =>
      projectSeen({ method: 'GET', url, headers: { 'user-agent': BROWSER, ...headers } }, 'huerta-solar');
    const cookie = '__Host-session=abc';
    expect(told({ cookie }, '/user/issuances/1')).toBe('huerta-solar');
    expect(told({ cookie, 'sec-fetch-dest': 'empty' }, '/user/issuances/1.data')).toBe('huerta-solar');
    expect(told({ cookie, 'sec-purpose': 'prefetch' }, '/user/issuances/1.data')).toBeNull();
    expect(told({ cookie, 'user-agent': 'curl/8.5.0' }, '/user/issuances/1')).toBeNull();
  });

  it('is no crawler’s, no program’s, no browser’s that asks ahead, no frame’s, and nobody’s who reads the public page with a session', () => {
    const not: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'empty' },
      { cookie: 'lang=x; __Host-session=abc' },
    ];
    for (const headers of not) expect(seen(headers), JSON.stringify(headers)).toBeNull();
    expect(seen({}, '/invest/huerta-solar', 'HEAD')).toBeNull();
    for (const url of ['/', '/invest', '/invest/huerta-solar.data', '/user/issuances'])
      expect(seen({}, url), url).toBeNull();
  });
});
