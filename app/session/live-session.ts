import { isSessionExpired } from '#domain/session/rules.ts';
import type { HeldSession } from './session.ts';

/**
 * Whether a session is alive by the rule of specification section 4.
 * @param ignoreExpiry the configuration flag of the same section: the date alone is overlooked, never a missing person or token
 */
export function isLive(held: HeldSession, now: Date, ignoreExpiry = false): boolean {
  const expiresAt = ignoreExpiry ? new Date(now.getTime() + 1) : held.expiresAt;
  const { user, accessToken } = held;
  return !isSessionExpired({ user, accessToken, emailVerified: user.emailVerified, expiresAt }, now);
}
