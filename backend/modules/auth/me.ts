import { serve } from '#backend/http/serve.ts';
import { findSessionFacts, updateUser } from '#backend/modules/users/users.repository.ts';
import { me, setLanguage } from '#contract/auth.ts';
import { sessionUserOf } from './session-user.ts';

/** The person behind the token, as they are now. */
export const meRoute = serve(me, async ({ tx, tenant, user, session }) => {
  const facts = await findSessionFacts(tx, tenant.id, user.id);
  if (!facts) throw new Error(`person ${user.id} is gone`);
  return {
    data: {
      ...sessionUserOf(facts),
      session_kind: session.kind,
      token_expires_at: session.expiresAt.toISOString(),
      phone: facts.profile.phone,
      lang: facts.user.lang,
    },
  };
});

export const setLanguageRoute = serve(setLanguage, async ({ tx, tenant, user, now }, { body }) => {
  await updateUser(tx, tenant.id, user.id, { lang: body.lang, updatedAt: now });
  return { data: { done: true as const } };
});
