/** A session lives this many days from login (specification, section 9). */
export const SESSION_VALIDITY_DAYS = 15;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides whether a session is alive. */
interface SessionFacts {
  /** The person; null where nobody is signed in. */
  user: object | null | undefined;
  accessToken: string | null | undefined;
  emailVerified: boolean;
  /** End of the session: a Date, an ISO 8601 text, or null where none was set. */
  expiresAt: Date | string | null | undefined;
}

/** Expired: no user, no token, e-mail not verified, no expiry, or now at or after expiry (specification, section 4). An unreadable expiry is none. */
export function isSessionExpired(session: SessionFacts | null | undefined, now: Date): boolean {
  if (!session?.user || !session.accessToken || !session.emailVerified || !session.expiresAt) return true;
  const end = new Date(session.expiresAt).getTime();
  return !(now.getTime() < end);
}

/** End of a session that begins now: 15 days ahead, or the moment the server itself forgets the token if that is earlier. */
export function sessionExpiry(now: Date, serverExpiry?: Date | null): Date {
  const own = now.getTime() + SESSION_VALIDITY_DAYS * DAY_MS;
  return new Date(Math.min(own, serverExpiry?.getTime() ?? own));
}
