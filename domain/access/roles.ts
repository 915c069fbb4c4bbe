import { pathTo } from './addresses.ts';

/** Roles of a person on one tenant (specification, section 6). A person may hold several; one is primary. */
export const ROLES = ['ADMIN', 'USER', 'ENTREPRENEUR', 'CLIENT', 'ISSUER', 'PREMIUM_USER'] as const;
export type Role = (typeof ROLES)[number];

/** The three signed-in areas of the dashboard; each is the first segment of its addresses. */
export const AREAS = ['manager', 'user', 'entrepreneur'] as const;
export type Area = (typeof AREAS)[number];

/** Which roles enter which area (routes.tsv). */
export const AREA_ROLES: Record<Area, readonly Role[]> = {
  manager: ['ADMIN'],
  user: ['USER', 'PREMIUM_USER'],
  entrepreneur: ['ENTREPRENEUR', 'CLIENT', 'ISSUER'],
};

/** First screen of an area: where a live session lands (specification, section 4, route guard). */
export const AREA_HOME: Record<Area, string> = {
  manager: pathTo.manager.issuances,
  user: pathTo.user.issuances,
  entrepreneur: pathTo.entrepreneur.issuances,
};

/** The area that a role belongs to. */
export function areaOfRole(role: Role): Area {
  if (AREA_ROLES.manager.includes(role)) return 'manager';
  if (AREA_ROLES.entrepreneur.includes(role)) return 'entrepreneur';
  return 'user';
}

/** The areas that a person with these roles may enter, in the order of `AREAS`. */
export function areasOfRoles(roles: readonly Role[]): Area[] {
  return AREAS.filter((area) => roles.some((role) => AREA_ROLES[area].includes(role)));
}

/** Where a person lands after signing in: the home of the primary role's area. */
export function homeOf(primary: Role): string {
  return AREA_HOME[areaOfRole(primary)];
}
