import { describe, expect, it } from 'vitest';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { initialsOf, nameFor } from './issuer-view.ts';

type Reader = Parameters<typeof nameFor>[0];

/** Somebody who reads a holder's name: in the managers' area or as an issuer, in a tenant that shows names or initials. */
const reader = (kind: 'manager' | 'user', issuersSeeInitials: boolean) =>
  ({
    session: { kind },
    user: { roles: kind === 'manager' ? AREA_ROLES.manager : AREA_ROLES.entrepreneur },
    tenant: { settings: { issuersSeeInitials } },
  }) as unknown as Reader;

const ANA = { name: 'Ana Ruiz-Peña', email: 'ana@persona.test' };
const NOBODY = { name: 'ana@persona.test', email: 'ana@persona.test' };

describe('a holder’s name', () => {
  it('is whole for a manager, and the address of who has none', () => {
    for (const initials of [true, false])
      expect([ANA, NOBODY].map((who) => nameFor(reader('manager', initials), who))).toEqual([ANA.name, NOBODY.email]);
  });

  it('is whole or initials for an issuer as the tenant says, and never an address', () => {
    expect(nameFor(reader('user', false), ANA)).toBe('Ana Ruiz-Peña');
    expect(nameFor(reader('user', true), ANA)).toBe('A. R. P.');
    for (const initials of [true, false]) expect(nameFor(reader('user', initials), NOBODY)).toBe('');
  });

  it('has an initial for each of its words in any script, and none for what is no letter', () => {
    expect(['Élodie  d’Arc', '王 小明', '3 Socios, S.L.', ''].map(initialsOf)).toEqual([
      'É. D.',
      '王. 小.',
      'S. S.',
      '',
    ]);
  });
});
