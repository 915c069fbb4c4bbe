import { redirectDocument } from '@remix-run/node';
import { ApiFailure } from '#app/api/failure.ts';
import { report } from '#app/monitoring/report.server.ts';
import type { SessionUser } from '#contract/session-user.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { homeOf } from '#domain/access/roles.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { sessionExpiry } from '#domain/session/rules.ts';
import { forgetToken } from './expired-session.server.ts';
import { keepDevice } from './known-device.server.ts';
import { pictureAddress } from './picture-address.ts';
import type { Session } from './session.ts';
import { clearSession, writeSession } from './session-cookie.server.ts';
import type { Visit } from './visit.ts';

/** The session that begins with the API's answer to a sign-in: 15 days, or until the API forgets the token if that is sooner. */
export function sessionFrom(answer: SessionUser, now: Date): Session {
  const expiry = sessionExpiry(now, answer.token_expires_at ? new Date(answer.token_expires_at) : null);
  return {
    user: {
      id: answer.id,
      name: answer.username,
      email: answer.email,
      role: answer.role,
      roles: answer.roles,
      nationality: answer.nationality,
      image: pictureAddress(answer.profile_image),
      type: answer.legal_information.type,
      firstName: answer.legal_information.first_name,
      lastName: answer.legal_information.last_name,
      wallets: answer.wallets,
      kycStatus: answer.kyc_status,
      secret: answer.secret,
      referralCode: answer.referral_code,
      emailVerified: answer.email_verification,
    },
    accessToken: answer.accessToken,
    expiresAt: expiry.toISOString(),
    kind: answer.session_kind,
  };
}

interface SignInOptions {
  /** Further `Set-Cookie` headers; null for none. */
  cookies?: (string | null)[];
  /** False: the browser forgets the session when it closes. Default true. */
  lasting?: boolean;
}

/**
 * Signs somebody in with the API's answer (login, login-secret, verified e-mail, Google): sets the session and redirects (303) to
 * `next` if that is safe, else to the home of the primary role.
 */
export function signIn(visit: Visit, answer: SessionUser, next: string | null, options: SignInOptions = {}): Response {
  const session = { ...sessionFrom(answer, visit.now), lasting: options.lasting ?? true };
  const given = (options.cookies ?? []).filter((cookie) => cookie !== null);
  const cookies = [...given, ...(answer.device ? [keepDevice(visit, answer.device)] : [])];
  return holdSession(visit, session, safeRedirect(next, homeOf(answer.role)), cookies);
}

/** A redirect (303) that leaves a session in the cookie. */
export function holdSession(visit: Visit, session: Session, target: string, cookies: string[] = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', sessionCookie(visit, session));
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirectDocument(target, { status: 303, headers });
}

/** @throws ApiFailure 502 for a token that is too long for a cookie: the tenant's back end has to give shorter ones, and the log says so */
function sessionCookie(visit: Visit, session: Session): string {
  try {
    return writeSession(visit.request, visit.tenant.name, session, visit.now);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const { requestId } = visit;
    const failure = new ApiFailure(502, { hasBody: true, requestId, cause });
    report(failure, { tenant: visit.tenant.name, requestId, tokenChars: session.accessToken.length });
    throw failure;
  }
}

/**
 * Signs out: the API is told and its answer ignored, the cookie goes whatever happens, and the visitor to the tenant's logout
 * address elsewhere where it has one, else to its home (specification, section 4; the default home is the sign-in page).
 */
export async function signOut(visit: Visit): Promise<Response> {
  if (visit.session) forgetToken(visit);
  // Behind another person's session the manager's own ends as well.
  if (visit.session?.backdoor) forgetToken({ ...visit, session: visit.session.backdoor });
  const { logout, home } = visit.customization.urls;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', clearSession(visit.request));
  return redirectDocument(logout || home || pathTo.login, { status: 303, headers });
}
