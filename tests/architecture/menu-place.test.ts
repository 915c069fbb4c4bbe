import { expect, it } from 'vitest';
import { MENUS } from '#app/parts/frame/navigation.ts';
import { areaShown, menuPlace } from '#domain/access/menu-place.ts';
import { APP_ROUTES } from '#tests/support/app-routes.ts';

it.each([
  ['/manager/issuances/7/transfers', '/manager/tokens'],
  ['/manager/issuances/7/votes', '/manager/issuances'],
  ['/manager/runs/7', '/manager/inbox'],
  ['/manager/users/7/roles', '/manager/users'],
  ['/user/issuances/7/votes', '/user/portfolio'],
  ['/user/issuances/7', '/user/issuances'],
  ['/user/records', '/user/investments'],
  ['/manager/settings', '/manager/settings'],
  ['/invest/sol', ''],
  ['/manager', ''],
])('the page %s stands in the menu under "%s"', (page, place) => expect(menuPlace(page)).toBe(place));

it('every page of an area but its search stands under an entry of its menu, which is marked then', () => {
  const entries = Object.values(MENUS).flatMap((menu) => menu.map(({ href }) => href));
  const pages = APP_ROUTES.filter(({ isPage, path }) => isPage && /^\/(?:user|manager|entrepreneur)\/\w/.test(path));
  const lost = pages.map(({ path }) => path).filter((path) => !entries.includes(menuPlace(path)));
  expect(pages.length).toBeGreaterThan(100);
  expect(lost).toEqual(['/manager/search', '/entrepreneur/search']);
});

it.each([
  ['/manager/users', ['manager', 'user'], 'manager'],
  ['/manager/users', ['user'], 'user'],
  ['/invest/sol', ['entrepreneur'], 'entrepreneur'],
  ['/manager/users', [], 'manager'],
] as const)('beside the page %s who may enter %j has the menu of the area %s', (page, own, area) =>
  expect(areaShown(page, own)).toBe(area),
);
