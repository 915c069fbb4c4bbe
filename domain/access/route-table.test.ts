import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESSES, type Access, mayEnter, rolesOf } from './access.ts';
import { INVEST_STEPS } from './invest-steps.ts';
import { ROLES, type Role } from './roles.ts';
import { layoutOf, ROUTES, ruleOf } from './route-table.ts';

const roleSet = fc.subarray([...ROLES]);

describe('the route table', () => {
  it('holds every address of the specification once: 6 public, 11 user, 17 manager, 13 entrepreneur, 17 invest; and 170 of ours', () => {
    const count = (start: string) => ROUTES.filter(({ path }) => path.startsWith(start)).length;
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    expect([count('/user/'), count('/manager/'), count('/entrepreneur/'), count('/invest/')]).toEqual([
      11 + 51,
      17 + 81,
      13 + 23,
      17,
    ]);
    expect(ROUTES).toHaveLength(64 + 170);
    expect(INVEST_STEPS).toHaveLength(16);
  });

  it('gives each address the layout that its first segment names', () => {
    for (const { path, layout } of ROUTES) expect(layoutOf(path)).toBe(layout);
    expect(layoutOf('/nothing')).toBe('default');
    expect(layoutOf('/users')).toBe('default');
  });

  it('finds the rule of an address, a literal segment before a placeholder', () => {
    expect(ruleOf('/manager/issuances/create')?.path).toBe('/manager/issuances/create');
    expect(ruleOf('/manager/issuances/7')?.path).toBe('/manager/issuances/{id}');
    expect(ruleOf('/invest/sol-de-andujar/sign')?.access).toBe('invest');
    expect(ruleOf('/invest/a/b')).toBeNull();
    expect(ruleOf('/user/issuances/1/2')).toBeNull();
  });

  it('finds back every rule from its own template filled with any segment', () => {
    const segment = fc
      .stringMatching(/^[a-z0-9-]{1,20}$/)
      .filter((text) => !['create', 'mint', 'prepare', 'new', 'mail'].includes(text));
    fc.assert(
      fc.property(fc.constantFrom(...ROUTES), segment, (rule, fill) => {
        expect(ruleOf(rule.path.replace(/\{\w+\}/g, fill))).toBe(rule);
      }),
    );
  });
});

describe('the route table', () => {
  it('follows the table of roles, written out by hand', () => {
    const hand: Record<Role, Access[]> = {
      ADMIN: ['anyone', 'manager'],
      USER: ['anyone', 'user', 'invest'],
      PREMIUM_USER: ['anyone', 'user', 'invest'],
      ENTREPRENEUR: ['anyone', 'entrepreneur'],
      CLIENT: ['anyone', 'entrepreneur'],
      ISSUER: ['anyone', 'entrepreneur'],
    };
    for (const role of ROLES) expect(ACCESSES.filter((access) => mayEnter(access, [role]))).toEqual(hand[role]);
    expect(ACCESSES.filter((access) => mayEnter(access, null))).toEqual(['anyone', 'guest', 'public-project']);
  });

  it('never takes a door away when a role is added, except the ones for guests', () => {
    fc.assert(
      fc.property(roleSet, fc.constantFrom(...ROLES), fc.constantFrom(...ACCESSES), (roles, more, access) => {
        if (mayEnter(access, roles)) expect(mayEnter(access, [...roles, more])).toBe(true);
      }),
    );
  });

  it('refuses a session without any role everywhere but where anyone may go', () => {
    expect(ACCESSES.filter((access) => mayEnter(access, []))).toEqual(['anyone']);
  });

  it('raises an error for an unknown guard', () => {
    expect(() => rolesOf('root' as Access)).toThrow('unknown guard');
    expect(() => mayEnter('root' as Access, ['ADMIN'])).toThrow('unknown guard');
  });
});
