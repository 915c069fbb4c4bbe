import type { Role } from '#domain/access/roles.ts';

/**
 * Whether somebody must have a second factor: the tenant asks it of one of their roles, whichever is primary.
 * @param requiredOf roles that the tenant asks it of
 */
export function needsFactor(roles: readonly Role[], requiredOf: readonly Role[]): boolean {
  return roles.some((role) => requiredOf.includes(role));
}
