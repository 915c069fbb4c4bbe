import { describe, expect, it } from 'vitest';
import { type Knock, refusalAtDoor } from './gates.ts';

const knock = (method: string, headers: Record<string, string> = {}, more: Partial<Knock> = {}): Knock => ({
  method,
  target: '/login',
  header: (name) => headers[name],
  visitor: { host: 'aurora.localhost:3000', scheme: 'http', address: '203.0.113.9', requestId: 'r' },
  isKnownHost: (host) => host.startsWith('aurora.localhost'),
  ...more,
});
const own = { origin: 'http://aurora.localhost:3000' };

describe('refusalAtDoor', () => {
  it('lets pages and our own forms in', () => {
    expect(refusalAtDoor(knock('GET'))).toBeNull();
    expect(refusalAtDoor(knock('HEAD'))).toBeNull();
    expect(refusalAtDoor(knock('POST', own))).toBeNull();
  });

  it('refuses other methods with 405, TRACE among them', () => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'CONNECT', 'FOO']) {
      expect(refusalAtDoor(knock(method, own))).toBe(405);
    }
  });

  it('answers 400 without a host and 421 for an unknown one', () => {
    const visitor = knock('GET').visitor;
    expect(refusalAtDoor(knock('GET', {}, { visitor: { ...visitor, host: null } }))).toBe(400);
    expect(refusalAtDoor(knock('GET', {}, { visitor: { ...visitor, host: 'evil.example' } }))).toBe(421);
  });

  it('refuses a form of any other origin, and one that says nothing of where it comes from', () => {
    const strangers: Record<string, string>[] = [
      {},
      { origin: 'https://aurora.localhost:3000' },
      { origin: 'http://aurora.localhost' },
      { origin: 'http://evil.example' },
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of strangers) expect(refusalAtDoor(knock('POST', headers))).toBe(403);
  });

  it('takes the browser’s word of the same origin where a page sends no referrer', () => {
    expect(refusalAtDoor(knock('POST', { 'sec-fetch-site': 'same-origin' }))).toBeNull();
    expect(refusalAtDoor(knock('POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }))).toBeNull();
  });

  it('takes a form from anywhere at one address alone, the way out of a mail with its secret', () => {
    const token = 'x'.repeat(43);
    const target = `/unsubscribe?token=${token}`;
    const anybody: Record<string, string>[] = [
      {},
      { origin: 'https://mail.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of anybody) expect(refusalAtDoor(knock('POST', headers, { target }))).toBeNull();
    const others = [
      `/unsubscribe?token=${token}&a=1`,
      '/unsubscribe',
      '/unsubscribe?token=',
      `/unsubscribe.data?token=${token}`,
    ];
    for (const other of [
      ...others,
      `/login?token=${token}`,
      `//unsubscribe?token=${token}`,
      `/unsubscribe/?token=${token}`,
    ])
      expect([other, refusalAtDoor(knock('POST', {}, { target: other }))]).toEqual([other, 403]);
    expect(refusalAtDoor(knock('POST', { 'content-length': '99999999' }, { target }))).toBe(413);
  });

  it('refuses Remix’s old data requests', () => {
    expect(refusalAtDoor(knock('GET', {}, { target: '/manager/users?_data=routes%2Fmanager' }))).toBe(400);
    expect(refusalAtDoor(knock('GET', {}, { target: '/x?a=1&_data=' }))).toBe(400);
  });

  it('refuses bodies that are too large before reading them: 1 MiB for forms, 256 MiB with files', () => {
    const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' };
    expect(refusalAtDoor(knock('POST', { ...form, 'content-length': String(1024 * 1024) }))).toBeNull();
    expect(refusalAtDoor(knock('POST', { ...form, 'content-length': String(1024 * 1024 + 1) }))).toBe(413);
    const files = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
    expect(refusalAtDoor(knock('POST', { ...files, 'content-length': '250000000' }))).toBeNull();
    expect(refusalAtDoor(knock('POST', { ...files, 'content-length': '270000000' }))).toBe(413);
    expect(refusalAtDoor(knock('POST', { ...form, 'content-length': '1e3' }))).toBe(400);
  });
});
