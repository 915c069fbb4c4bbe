import { expect, test } from 'vitest';
import { addressBehind, areProxies, plainAddress, proxyTest } from './proxies.ts';

test('proxies are known by address and by range, in either family, and by nothing else', () => {
  const isProxy = proxyTest(['10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
  for (const address of ['10.9.9.9', 'fd00::1', '192.0.2.1', '::ffff:10.1.2.3']) expect(isProxy(address)).toBe(true);
  for (const address of ['192.0.2.2', '11.0.0.1', 'fe80::1', '', 'unknown', '10.0.0.1:443'])
    expect(isProxy(address)).toBe(false);
  expect(proxyTest([])('127.0.0.1')).toBe(false);
});

test.each([
  'everybody',
  'loopback',
  '10',
  '10.1',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/129',
  '10.0.0.0/255.0.0.0',
  '1.2.3.4/8/8',
  '',
])('%j is no list of proxies', (part) => expect(areProxies(['192.0.2.1', part])).toBe(false));

test('a list may hold both families, or nobody', () => {
  expect(areProxies(['10.0.0.0/8', '::1', 'fd00::/8', '192.0.2.1'])).toBe(true);
  expect(areProxies([])).toBe(true);
});

test('the visitor’s address is the nearest one that is none of our own proxies; a stranger’s header is ignored', () => {
  const isProxy = proxyTest(['10.0.0.0/8']);
  expect(addressBehind('::ffff:203.0.113.9', '198.51.100.7', isProxy)).toBe('203.0.113.9');
  expect(addressBehind('10.1.1.1', '6.6.6.6, 198.51.100.7, 10.2.2.2', isProxy)).toBe('198.51.100.7');
  expect(addressBehind('10.1.1.1', null, isProxy)).toBeNull();
  expect(addressBehind('10.1.1.1', '10.2.2.2', isProxy)).toBeNull();
  expect(addressBehind('10.1.1.1', '<script>', isProxy)).toBeNull();
  expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1');
});
