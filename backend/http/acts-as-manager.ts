import { AREA_ROLES } from '#domain/access/roles.ts';
import type { SignedInCall } from './call.ts';

/** Whether the caller speaks with a manager's token and is a manager now: a token may outlive a role. */
export function actsAsManager({ user, session }: Pick<SignedInCall, 'user' | 'session'>): boolean {
  return session.kind === 'manager' && user.roles.some((role) => AREA_ROLES.manager.includes(role));
}
