import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action, mayDo, mayImpersonate } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

const only = (...roles: Role[]) =>
  ACTIONS.filter((action) => ROLES.every((role) => mayDo(action, [role]) === roles.includes(role)));

describe('the permissions of a role', () => {
  it('gives every action to a group of roles and to no single odd one', () => {
    const groups = [
      only('USER', 'PREMIUM_USER'),
      only('ADMIN'),
      only('ADMIN', 'ENTREPRENEUR', 'CLIENT', 'ISSUER'),
      only(...ROLES),
    ];
    expect(groups.flat().sort()).toEqual([...ACTIONS].sort());
    expect(groups.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
  });

  it('keeps money, users and tokens with the managers, and investing with investors', () => {
    const managers: Action[] = [
      'token.mint',
      'investment.confirm_payment',
      'investment.cancel',
      'earning.pay',
      'user.delete',
      'user.assign_roles',
      'user.impersonate',
      'customization.edit',
      'issuance.move',
      'identity.review',
      'identity.reopen',
    ];
    for (const action of managers) expect(ROLES.filter((role) => mayDo(action, [role]))).toEqual(['ADMIN']);
    for (const action of [
      'investment.order',
      'investment.sign',
      'earning.claim',
      'earning.turn_to_bank',
      'list.export_own',
    ] as const)
      expect(ROLES.filter((role) => mayDo(action, [role]))).toEqual(['USER', 'PREMIUM_USER']);
  });

  it('refuses to an impersonated session what only the person may do', () => {
    const named: Action[] = [
      'investment.pay',
      'earning.claim',
      'earning.turn_to_bank',
      'investment.sign',
      'account.change_bank_account',
      'account.change_password',
      'list.export',
      'list.export_own',
      'user.impersonate',
      'identity.review',
      'identity.reopen',
    ];
    for (const action of named) expect(mayDo(action, [...ROLES], true)).toBe(false);
    expect(mayDo('investment.read_own', ['USER'], true)).toBe(true);
    // A paper stands for good, with a version: looking at somebody's years issues none.
    for (const role of ROLES) {
      expect(mayDo('certificate.issue', [role])).toBe(true);
      expect(mayDo('certificate.issue', [role], true)).toBe(false);
    }
  });

  it('is the union of what each role may, and less while impersonating, never more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACTIONS),
        fc.subarray([...ROLES]),
        fc.boolean(),
        (action, roles, impersonating) => {
          expect(mayDo(action, roles, impersonating)).toBe(roles.some((role) => mayDo(action, [role], impersonating)));
          if (mayDo(action, roles, true)) expect(mayDo(action, roles, false)).toBe(true);
        },
      ),
    );
    expect(ACTIONS.filter((action) => mayDo(action, []))).toEqual([]);
  });

  it('lets a manager into a person’s session, never into a manager’s, never from within one', () => {
    expect(mayImpersonate(['ADMIN'], ['USER'], false)).toBe(true);
    expect(mayImpersonate(['ADMIN'], ['USER', 'ADMIN'], false)).toBe(false);
    expect(mayImpersonate(['ADMIN'], ['USER'], true)).toBe(false);
    expect(mayImpersonate(['ENTREPRENEUR'], ['USER'], false)).toBe(false);
  });
});
