import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayEnter } from '#domain/access/access.ts';
import { AREA_ROLES, AREAS, areasOfRoles, ROLES } from '#domain/access/roles.ts';
import { ruleOf } from '#domain/access/route-table.ts';
import { PERSON_KEPT_BY } from './deletion.ts';
import { ownDeletionPlace } from './own-deletion-places.ts';

it('a link of the page that deletes one’s own account never leads where the person may not enter, whatever roles they have', () => {
  const some = fc.subarray([...ROLES], { minLength: 1 });
  fc.assert(
    fc.property(some, fc.constantFrom(...PERSON_KEPT_BY), fc.nat(), (roles, reason, pick) => {
      const areas = areasOfRoles(roles);
      const place = ownDeletionPlace(reason, areas[pick % areas.length] ?? 'user', roles);
      if (place === null) return;
      const rule = ruleOf(new URL(place, 'https://lonja.test').pathname);
      expect(rule && mayEnter(rule.access, roles)).toBe(true);
    }),
  );
});

it('a complaint that keeps one’s own account is led to in the area whose page is read', () => {
  for (const area of AREAS) expect(ownDeletionPlace('complaints', area, ROLES)).toMatch(`/${area}/complaints`);
});

it('an investor finds a page for all that can keep an account of theirs, in another area where the one that is read has none', () => {
  const investors = PERSON_KEPT_BY.filter((each) => !['own', 'last_manager', 'projects'].includes(each));
  for (const reason of investors)
    for (const area of ['user', 'manager', 'entrepreneur'] as const)
      expect(ownDeletionPlace(reason, area, [...AREA_ROLES.user, ...AREA_ROLES[area]])).not.toBeNull();
});

it('a reason that an investor’s page alone settles has no link for who has no such page', () => {
  expect(ownDeletionPlace('earnings', 'entrepreneur', ['ISSUER'])).toBeNull();
  expect(ownDeletionPlace('holdings', 'manager', ['ADMIN'])).toBeNull();
  expect(ownDeletionPlace('projects', 'entrepreneur', ['ISSUER'])).toBe('/entrepreneur/issuances');
  expect(ownDeletionPlace('projects', 'manager', ['ADMIN'])).toBe('/manager/issuances');
});
