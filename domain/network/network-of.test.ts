import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the site of an address', () => {
  it('is told by the whole of an IPv4 address', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
  });

  it('is told by the first 56 bits of an IPv6 address, however it is written', () => {
    const site = '20010db80001ab';
    for (const address of [
      '2001:db8:1:ab00::1',
      '2001:db8:1:abff:ffff:ffff:ffff:ffff',
      '2001:0db8:0001:ab12:0000:0000:0000:0001',
      '2001:DB8:1:ab00::',
      '2001:db8:1:ab00::192.0.2.1',
    ])
      expect(networkOf(address), address).toBe(site);
  });

  it('differs from site to site', () => {
    const sites = ['2001:db8:1:ab00::1', '2001:db8:1:ac00::1', '2001:db8:2:ab00::1', '2001:db8::1', '::1', 'fe80::1'];
    expect(new Set(sites.map(networkOf)).size).toBe(sites.length);
  });
});
