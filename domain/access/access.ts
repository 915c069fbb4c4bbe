import { AREA_ROLES, type Role } from './roles.ts';

/**
 * Who a route is for. `guest`: only without a live session (a live one goes to its role's home); `public-project`: only
 * without a live session (a live one goes to the invest step); the rest name the roles of `rolesOf`.
 */
export const ACCESSES = ['anyone', 'guest', 'public-project', 'user', 'manager', 'entrepreneur', 'invest'] as const;
export type Access = (typeof ACCESSES)[number];

const NO_ROLES: readonly Role[] = [];

/** The roles that an access asks for; empty where none is asked. Investing is for investors: the roles of the user area. */
export function rolesOf(access: Access): readonly Role[] {
  switch (access) {
    case 'user':
    case 'invest':
      return AREA_ROLES.user;
    case 'manager':
      return AREA_ROLES.manager;
    case 'entrepreneur':
      return AREA_ROLES.entrepreneur;
    case 'anyone':
    case 'guest':
    case 'public-project':
      return NO_ROLES;
    default: {
      const unknown: never = access;
      throw new Error(`unknown guard ${String(unknown)}`);
    }
  }
}

/** Whether an access asks for a live session (401 or sign-in page without one). */
export function needsSession(access: Access): boolean {
  return rolesOf(access).length > 0;
}

/** Whether a visitor may see a page: `roles` of the live session, `null` without one. Throws on an unknown guard (specification, section 6). */
export function mayEnter(access: Access, roles: readonly Role[] | null): boolean {
  const asked = rolesOf(access);
  if (access === 'anyone') return true;
  if (asked.length === 0) return roles === null;
  return roles?.some((role) => asked.includes(role)) ?? false;
}
