import type { SessionUser } from '#contract/session-user.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayImpersonate } from '#domain/access/permissions.ts';
import { homeOf } from '#domain/access/roles.ts';
import { IMPERSONATION_MAX_MINUTES } from '#domain/limits.ts';
import { forgetToken } from './expired-session.server.ts';
import type { Session } from './session.ts';
import { holdSession, sessionFrom } from './sign-in.server.ts';
import type { SignedInVisit } from './visit.ts';

/**
 * The session of a manager who looks through another person's eyes: the manager's own is kept aside as it is. Ends after 30
 * minutes and never later than the manager's own. Throws a 403 answer for nesting and for another manager as the target.
 */
export function impersonated(own: Session, answer: SessionUser, now: Date): Session {
  if (!mayImpersonate(own.user.roles, answer.roles, Boolean(own.backdoor))) throw new Response(null, { status: 403 });
  const theirs = sessionFrom(answer, now);
  const ends = Math.min(
    now.getTime() + IMPERSONATION_MAX_MINUTES * 60_000,
    new Date(own.expiresAt).getTime(),
    new Date(theirs.expiresAt).getTime(),
  );
  return { ...theirs, expiresAt: new Date(ends).toISOString(), backdoor: own };
}

/** Enters another person's profile and redirects to its home. */
export function enterProfile(visit: SignedInVisit, answer: SessionUser): Response {
  const session = impersonated(visit.session, answer, visit.now);
  return holdSession(visit, session, homeOf(session.user.role));
}

/** Leaves the profile: the API forgets its token and the manager's own session is back, exactly as it was. */
export async function leaveProfile(visit: SignedInVisit): Promise<Response> {
  const { backdoor } = visit.session;
  if (!backdoor) throw new Response(null, { status: 403 });
  forgetToken(visit);
  return holdSession(visit, backdoor, pathTo.manager.users);
}
