import type { Role } from '#domain/access/roles.ts';
import type { KycStatus, LegalType } from '#domain/user/status.ts';

/** The person behind a session (specification, section 3). */
export interface SessionPerson {
  id: string;
  /** From `username`. */
  name: string;
  email: string;
  /** Primary role: its area is the home. */
  role: Role;
  roles: Role[];
  nationality: string | null;
  image: string | null;
  type: LegalType | null;
  firstName: string;
  lastName: string;
  wallets: string[];
  kycStatus: KycStatus | null;
  secret: string | null;
  referralCode: string | null;
  emailVerified: boolean;
}

/** One signed-in person with the token that speaks for them. */
export interface HeldSession {
  user: SessionPerson;
  accessToken: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
  /** Which of the two token headers the API gets (specification, sections 6 and 7). */
  kind: 'user' | 'manager';
  /** False where the browser is to forget it when it closes. */
  lasting?: boolean;
}

/** What the cookie holds. `backdoor` is the manager's own session, kept aside while impersonating. */
export interface Session extends HeldSession {
  backdoor?: HeldSession;
}

/** First and last name, or the user name where there are none. */
export function displayName(person: Pick<SessionPerson, 'firstName' | 'lastName' | 'name'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.name;
}
