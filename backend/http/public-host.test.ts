import { expect, test } from 'vitest';
import { isPublicAddress, mustBePublic, NotPublic } from './public-host.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'https://localhost/key',
  'https://127.0.0.1:8545',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
])('%s is refused however it is written', async (url) => {
  await expect(mustBePublic(url)).rejects.toBeInstanceOf(NotPublic);
});
