import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { proxyTest } from '#domain/network/proxies.ts';
import { receiveVisitor } from './visitor.ts';

const request = (rawHeaders: string[], remoteAddress = '203.0.113.9') => {
  const headers: Record<string, string> = {};
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers[(rawHeaders[at] ?? '').toLowerCase()] = rawHeaders[at + 1] ?? '';
  return { rawHeaders: [...rawHeaders], headers, socket: { remoteAddress } } as unknown as IncomingMessage;
};
const proxies = proxyTest(['10.0.0.0/8', '::1']);

describe('receiveVisitor', () => {
  it('takes the host from the raw line, lower case, and refuses a missing, doubled or malformed one', () => {
    expect(receiveVisitor(request(['Host', 'Aurora.Localhost:3000']), proxies).host).toBe('aurora.localhost:3000');
    for (const lines of [
      [],
      ['Host', 'a', 'Host', 'b'],
      ['Host', 'a b'],
      ['Host', 'a@b'],
      ['Host', 'a/b'],
      ['Host', '[::1]:3000'],
      ['Host', ''],
    ]) {
      expect(receiveVisitor(request(lines), proxies).host).toBeNull();
    }
  });

  it('believes and keeps no proxy header from a stranger', () => {
    const stranger = request([
      'Host',
      'aurora.localhost',
      'X-Forwarded-Host',
      'evil.example',
      'X-Forwarded-Proto',
      'https',
      'X-Forwarded-For',
      '1.1.1.1',
      'X-Original-URL',
      '/manager',
      'X-HTTP-Method-Override',
      'DELETE',
      'Forwarded',
      'for=1.1.1.1',
      'X-Client-Address',
      '6.6.6.6',
      'X-Request-Id',
      'chosen-by-a-stranger',
      'Accept',
      '*/*',
    ]);
    const visitor = receiveVisitor(stranger, proxies);
    expect(visitor).toMatchObject({ host: 'aurora.localhost', scheme: 'http', address: '203.0.113.9' });
    expect(visitor.requestId).not.toBe('chosen-by-a-stranger');
    expect(stranger.rawHeaders).toEqual(['Host', 'aurora.localhost', 'Accept', '*/*']);
    expect(Object.keys(stranger.headers)).toEqual(['host', 'accept']);
  });

  it('believes a configured proxy, and of its list of addresses only what our own proxies wrote', () => {
    const behind = request(
      [
        'Host',
        'inner:8080',
        'X-Forwarded-Host',
        'aurora.example',
        'X-Forwarded-Proto',
        'https',
        'X-Forwarded-For',
        '6.6.6.6, 198.51.100.7, 10.1.1.1',
        'X-Request-Id',
        'from-the-proxy-1',
      ],
      '::ffff:10.2.3.4',
    );
    expect(receiveVisitor(behind, proxies)).toEqual({
      host: 'aurora.example',
      scheme: 'https',
      address: '198.51.100.7',
      requestId: 'from-the-proxy-1',
    });
  });
});
