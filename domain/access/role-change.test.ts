import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameRoles, roleChangeBlock, rolesText } from './role-change.ts';
import { AREA_ROLES, ROLES, type Role } from './roles.ts';

const NONE = { investments: 0, projects: 0 };
const of = (...roles: [Role, ...Role[]]) => ({ role: roles[0], roles });
const block = (from: ReturnType<typeof of>, to: ReturnType<typeof of>, more: object = {}) =>
  roleChangeBlock({ isOwn: false, from, to, otherManagers: 1, use: NONE, ...more });

describe('a change of roles', () => {
  test('is never one’s own, whatever the roles are', () => {
    const some = fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 });
    fc.assert(
      fc.property(some, some, fc.nat(3), (had, gets, otherManagers) => {
        const [from, to] = [of(...(had as [Role])), of(...(gets as [Role]))];
        expect(block(from, to, { isOwn: true, otherManagers })).toBe('own');
      }),
    );
  });

  test('leaves a tenant no fewer than one manager, whatever else it changes', () => {
    const some = fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 });
    fc.assert(
      fc.property(some, some, fc.nat(2), (had, gets, otherManagers) => {
        const [from, to] = [of(...(had as [Role])), of(...(gets as [Role]))];
        if (block(from, to, { otherManagers }) !== null) return;
        const was = otherManagers + (from.roles.includes('ADMIN') ? 1 : 0);
        const left = otherManagers + (to.roles.includes('ADMIN') ? 1 : 0);
        expect(left).toBeGreaterThanOrEqual(Math.min(was, 1));
      }),
    );
  });

  test('takes no area away in which something of theirs is read, and any other role of it is as good', () => {
    const use = { investments: 2, projects: 0 };
    expect(block(of('USER'), of('ENTREPRENEUR'), { use })).toBe('investments');
    expect(block(of('USER'), of('PREMIUM_USER'), { use })).toBeNull();
    const owner = { investments: 0, projects: 1 };
    for (const role of AREA_ROLES.entrepreneur) {
      expect(block(of(role), of('USER'), { use: owner })).toBe('projects');
      expect(block(of(role), of('ISSUER'), { use: owner })).toBeNull();
    }
  });

  test('has its primary role among the others', () => {
    expect(block(of('USER'), { role: 'ADMIN', roles: ['USER'] })).toBe('primary');
  });

  test('is none where the same roles come in another order, and one where another of them is the primary', () => {
    expect(isSameRoles(of('USER', 'ADMIN', 'CLIENT'), of('USER', 'CLIENT', 'ADMIN'))).toBe(true);
    expect(isSameRoles(of('USER', 'ADMIN'), of('ADMIN', 'USER'))).toBe(false);
    expect(rolesText({ role: 'USER', roles: ['CLIENT', 'USER', 'ADMIN', 'CLIENT'] })).toBe('USER,ADMIN,CLIENT');
  });
});
