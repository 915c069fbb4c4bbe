import { z } from 'zod';
import { ROLES } from '#domain/access/roles.ts';
import { KYC_STATUSES, LEGAL_TYPES } from '#domain/user/status.ts';
import { sealedCookie } from './sealed-cookie.server.ts';
import type { HeldSession, Session, SessionPerson } from './session.ts';

const cookie = sealedCookie('session');

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  roles: z.array(z.enum(ROLES)),
  nationality: z.string().nullable(),
  image: z.string().nullable(),
  type: z.enum(LEGAL_TYPES).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  wallets: z.array(z.string()),
  kycStatus: z.enum(KYC_STATUSES).nullable(),
  secret: z.string().nullable(),
  referralCode: z.string().nullable(),
  emailVerified: z.boolean(),
});
const held = z.object({
  user: person,
  accessToken: z.string().min(1),
  expiresAt: z.string(),
  kind: z.enum(['user', 'manager']),
  lasting: z.boolean().optional(),
});
const session = held.extend({ backdoor: held.optional() });

/**
 * The session in a request's cookie, expired or not, or null. A cookie of another tenant, of an older
 * shape or touched by a stranger is no session.
 */
export function readSession(request: Request, tenant: string): Session | null {
  const parsed = session.safeParse(cookie.read(request, tenant));
  return parsed.success ? parsed.data : null;
}

/**
 * The `Set-Cookie` header for a session. What is nice to have is left out where all of it would not fit in 4,096 bytes:
 * any person's token of up to 1,800 signs has its place, and two of up to 400 while a manager is in another person's profile.
 * @throws RangeError where the tokens are too long for that as well
 */
export function writeSession(request: Request, tenant: string, value: Session, now: Date): string {
  const lasting = (value.backdoor ?? value).lasting ?? true;
  const seconds = (new Date((value.backdoor ?? value).expiresAt).getTime() - now.getTime()) / 1000;
  for (const shape of [value, slim(value), slim(value, cutNames)]) {
    try {
      return cookie.write(request, tenant, shape, lasting ? seconds : null);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new RangeError('the session does not fit in a cookie');
}

/** For people with very long names: what the corner of the page shows of them. */
function cutNames(user: SessionPerson): SessionPerson {
  const cut = (text: string) => [...text].slice(0, 30).join('');
  return { ...user, name: cut(user.name), firstName: cut(user.firstName), lastName: cut(user.lastName), secret: null };
}

function slim(value: Session, more = (user: SessionPerson) => user): Session {
  const bare = <T extends HeldSession>(part: T): T => ({
    ...part,
    user: more({ ...part.user, image: null, wallets: [], nationality: null, referralCode: null }),
  });
  return { ...bare(value), backdoor: value.backdoor && bare(value.backdoor) };
}

/** The `Set-Cookie` header that ends the session in the browser. */
export function clearSession(request: Request): string {
  return cookie.clear(request);
}

/** Whether the browser sent a session cookie at all, readable or not. */
export function hasSessionCookie(request: Request): boolean {
  return cookie.isPresent(request);
}
