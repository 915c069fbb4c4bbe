import { isAmong } from './permissions.ts';
import type { Role } from './roles.ts';

/** The roles of a person: all of them, and the primary one, whose area is where they land. */
export interface HeldRoles {
  role: Role;
  roles: readonly Role[];
}

/** What a person could no longer reach without the area of a role. */
export interface RoleUse {
  /** Orders that are not cancelled: their contract, their money back and their earnings are read in the investor's area. */
  investments: number;
  /** Projects in their name. */
  projects: number;
}

export type RoleBlock = 'own' | 'last_manager' | 'primary' | 'investments' | 'projects';

interface RoleChange {
  /** Whether the person is the one who asks. */
  isOwn: boolean;
  from: HeldRoles;
  to: HeldRoles;
  /** Managers of the tenant besides the person. */
  otherManagers: number;
  use: RoleUse;
}

/**
 * What stands against other roles for a person, or null. Nobody changes their own, a tenant keeps a manager (safety.md), and nobody loses the area in
 * which what is theirs is read (rule of ours).
 */
export function roleChangeBlock({ isOwn, from, to, otherManagers, use }: RoleChange): RoleBlock | null {
  const loses = (area: 'manager' | 'investor' | 'issuer') => isAmong(area, from.roles) && !isAmong(area, to.roles);
  if (isOwn) return 'own';
  if (!to.roles.includes(to.role)) return 'primary';
  if (loses('manager') && otherManagers === 0) return 'last_manager';
  if (loses('investor') && use.investments > 0) return 'investments';
  if (loses('issuer') && use.projects > 0) return 'projects';
  return null;
}

/** Whether anything would change; the order in which roles are named is none. */
export function isSameRoles(from: HeldRoles, to: HeldRoles): boolean {
  return from.role === to.role && rolesText(from) === rolesText(to);
}

/** "USER,ADMIN": the primary first, the others by name, each once. For the audit log. */
export function rolesText({ role, roles }: HeldRoles): string {
  return [role, ...[...new Set(roles)].filter((one) => one !== role).sort()].join(',');
}
