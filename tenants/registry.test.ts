import { describe, expect, it } from 'vitest';
import { APP_ENVS } from './environments.ts';
import { TENANTS, tenantFileOf, tenantOfHost } from './registry.ts';
import { checkTenants } from './schema.ts';

describe('the registry', () => {
  it('holds 22 well-formed tenants, and no host has two owners', () => {
    expect(TENANTS).toHaveLength(22);
    expect(() => checkTenants(TENANTS)).not.toThrow();
  });

  it('refuses two tenants of one name or one host', () => {
    const [first, second] = TENANTS;
    if (!first || !second) throw new Error('no tenants');
    expect(() => checkTenants([first, first])).toThrow('two tenants are called aurora');
    expect(() => checkTenants([first, { ...second, hosts: { ...second.hosts, dev: first.hosts.dev } }])).toThrow(
      'dev.aurora.example belongs to aurora and to ladrillo in dev',
    );
  });

  it('serves a secure API everywhere but on one machine, and one of its own per tenant', () => {
    for (const env of ['dev', 'demo', 'prod'] as const) {
      const bases = TENANTS.map((file) => file.apiBase[env]);
      expect(new Set(bases).size).toBe(22);
      expect(bases.every((base) => base.startsWith('https://') && base.endsWith('.example'))).toBe(true);
    }
  });

  it('finds every tenant by each of its hosts in each environment', () => {
    for (const env of APP_ENVS) {
      for (const file of TENANTS) {
        for (const host of file.hosts[env]) expect(tenantOfHost(host, env)?.name).toBe(file.name);
      }
    }
  });

  it('answers as aurora on plain localhost, at port 8031', () => {
    const aurora = { name: 'aurora', apiBase: 'http://localhost:8031' };
    expect(tenantOfHost('localhost:3000', 'local')).toEqual({ ...aurora, host: 'localhost' });
    expect(tenantOfHost('127.0.0.1:3000', 'test')).toEqual({ ...aurora, host: '127.0.0.1' });
    expect(tenantFileOf('aurora')?.displayName).toBe('Aurora Capital');
    expect(tenantFileOf('nobody')).toBeNull();
  });

  it('compares after lower-casing and dropping port and trailing dot, and exactly', () => {
    expect(tenantOfHost('Cumbre.LOCALHOST.:3000', 'local')?.name).toBe('cumbre');
    expect(tenantOfHost('cumbre.localhost.evil.example', 'local')).toBeNull();
    expect(tenantOfHost('xcumbre.example', 'prod')).toBeNull();
    expect(tenantOfHost('cumbre.localhost', 'prod')).toBeNull();
  });

  it('lets the base of this machine be replaced, and no other', () => {
    const localApiBase = 'http://127.0.0.1:4120/';
    expect(tenantOfHost('cumbre.localhost', 'local', { localApiBase })?.apiBase).toBe('http://127.0.0.1:4120');
    expect(tenantOfHost('cumbre.example', 'prod', { localApiBase })?.apiBase).toBe('https://api.cumbre.example');
  });

  it('gives an unknown host its own address where it is trusted, and nothing elsewhere', () => {
    expect(tenantOfHost('other.localhost:3000', 'local')).toEqual({
      name: 'other.localhost',
      host: 'other.localhost',
      apiBase: 'http://other.localhost',
    });
    expect(tenantOfHost('other.localhost', 'prod')).toBeNull();
    expect(tenantOfHost('other.example', 'local')).toBeNull();
    expect(tenantOfHost('a.partner.example', 'prod', { trustedHosts: ['*.partner.example'] })?.apiBase).toBe(
      'https://a.partner.example',
    );
    expect(tenantOfHost('partner.example', 'prod', { trustedHosts: ['*.partner.example'] })).toBeNull();
    expect(tenantOfHost('evilpartner.example', 'prod', { trustedHosts: ['*.partner.example', '*.', ''] })).toBeNull();
    expect(
      tenantOfHost('partner.example', 'dev', { trustedHosts: ['Partner.example'], scheme: 'https' })?.apiBase,
    ).toBe('https://partner.example');
  });

  it('refuses what is no plain host name', () => {
    const odd = [
      null,
      undefined,
      '',
      ' ',
      '.',
      'a b',
      'a,b',
      'u@localhost',
      'localhost/x',
      '[::1]:3000',
      'localhost:x',
      'a..b',
      '-a.localhost',
    ];
    for (const host of odd) expect(tenantOfHost(host, 'local'), String(host)).toBeNull();
  });
});
