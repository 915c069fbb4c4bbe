import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pageRequestOf } from './page-request.ts';

const visitor = { host: 'aurora.test', scheme: 'https', address: '203.0.113.9', requestId: 'r' } as const;
const written = (name: string, value: unknown) =>
  `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;
const keyOf = (url: string, headers: Record<string, string> = {}, more: Partial<typeof visitor> = {}) =>
  pageRequestOf({ method: 'GET', url, headers, socket: { localPort: 3000 } } as unknown as IncomingMessage, {
    ...visitor,
    ...more,
  });

describe('pageRequestOf', () => {
  it('tells apart whatever a page differs by', () => {
    const keys = [
      keyOf('/login'),
      keyOf('/register'),
      keyOf('/login?next=/user/portfolio'),
      keyOf('/login', { 'accept-language': 'en-GB, es;q=0.5' }),
      keyOf('/login', { cookie: written('scheme', 'dark') }),
      keyOf('/login', { cookie: written('consent', 'given') }),
      keyOf('/login', { cookie: written('consent', 'refused') }),
      keyOf('/login', {}, { host: 'ladrillo.test' as 'aurora.test' }),
      keyOf('/login', {}, { scheme: 'http' as 'https' }),
    ].map((one) => one?.key);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for whatever a page does not differ by', () => {
    const bare = keyOf('/login')?.key;
    expect(keyOf('/login', { 'accept-language': 'fr, es;q=0.2', 'user-agent': 'x', 'if-none-match': '"a"' })?.key).toBe(
      bare,
    );
    expect(keyOf('/login', { cookie: `_ga=1; ${written('lang', 'es')}; theirs=x` })?.key).toBe(bare);
    expect(keyOf('/login', { cookie: `device=sealed` })?.key).toBe(bare);
    const both = [written('scheme', 'dark'), written('consent', 'given')];
    expect(keyOf('/login', { cookie: both.join('; ') })?.key).toBe(
      keyOf('/login', { cookie: both.reverse().join(';') })?.key,
    );
  });

  it('shows the app the visitor’s choices and nothing else of them', () => {
    const asked = keyOf('/login', {
      cookie: `_ga=1; ${written('scheme', 'dark')}`,
      authorization: 'x',
      'accept-language': 'en',
    });
    expect(asked?.headers).toEqual({ 'Accept-Language': 'en', Host: 'aurora.test', Cookie: written('scheme', 'dark') });
  });

  it.each(['session', '__Host-session', 'toast', 'email', '__Host-code', 'google', 'link', 'registered'])(
    'leaves whoever has the cookie %s to the app',
    (name) => expect(keyOf('/login', { cookie: `a=b; ${name}=sealed` })).toBeNull(),
  );

  it.each([
    ['an unknown parameter', '/login?x=1'],
    ['a doubled one', '/login?next=/a&next=/b'],
    ['a language', '/login?lang=en'],
    ['a secret', '/invest/a?secret=abc'],
    ['a token', '/remember-password?token=abc'],
    ['a very long one', `/login?next=${'a'.repeat(200)}`],
    ['one that is encoded', '/login?utm_source=%3Cscript%3E"'],
    ['an empty query', '/login?'],
    ['capital letters', '/LOGIN'],
    ['encoded letters', '/%6cogin'],
  ])('leaves an address with %s to the app', (_, url) => expect(keyOf(url)).toBeNull());

  it('leaves a choice that is none of ours, or two of them, to the app', () => {
    for (const cookie of [
      'scheme=dark',
      written('scheme', 'pink'),
      `${written('lang', 'es')}; ${written('lang', 'en')}`,
    ])
      expect(keyOf('/login', { cookie })).toBeNull();
  });

  it('knows which addresses there are few of', () => {
    expect(keyOf('/login')?.isUsual).toBe(true);
    expect(keyOf('/login', {}, { host: 'aurora.test:3000' as 'aurora.test' })?.isUsual).toBe(true);
    for (const host of ['aurora.test:3001', 'aurora.test.']) {
      expect(keyOf('/login', {}, { host: host as 'aurora.test' })?.isUsual).toBe(false);
    }
    expect(keyOf('/login?utm_source=x')?.isUsual).toBe(false);
  });
});
