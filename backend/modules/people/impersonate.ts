import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { sessionUserOf } from '#backend/modules/auth/session-user.ts';
import { insertToken } from '#backend/modules/auth/sessions.repository.ts';
import { findSessionFacts } from '#backend/modules/users/users.repository.ts';
import { impersonate } from '#contract/impersonation.ts';
import { mayImpersonate } from '#domain/access/permissions.ts';
import { IMPERSONATION_MAX_MINUTES } from '#domain/limits.ts';

/** A person's session for a manager's eyes: 30 minutes at most and never past the manager's own. What it refuses stands in the table of permissions. */
export const impersonateRoute = serve(impersonate, async (call, { params, body }) => {
  const { tx, tenant, user, session, now } = call;
  const facts = await findSessionFacts(tx, tenant.id, params.id);
  if (!facts) throw notFound();
  const { roles } = facts.user;
  if (!mayImpersonate(user.roles, roles, session.impersonatorUserId !== null)) throw new Refusal(403, 'access.denied');

  const ends = Math.min(now.getTime() + IMPERSONATION_MAX_MINUTES * 60_000, session.expiresAt.getTime());
  const expiresAt = new Date(ends);
  const accessToken = newToken();
  await insertToken(tx, {
    tenantId: tenant.id,
    userId: facts.user.id,
    kind: 'user',
    tokenHash: tokenHash(accessToken),
    impersonatorUserId: user.id,
    impersonationReason: body.reason,
    createdAt: now,
    expiresAt,
  });
  await call.audit('user.profile_entered', {
    subject: { type: 'user', id: facts.user.id },
    details: { reason: body.reason, until: expiresAt.toISOString() },
  });
  return {
    data: {
      ...sessionUserOf(facts),
      accessToken,
      session_kind: 'user' as const,
      token_expires_at: expiresAt.toISOString(),
    },
  };
});
