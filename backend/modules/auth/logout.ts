import { serve } from '#backend/http/serve.ts';
import { logout } from '#contract/auth.ts';
import { revokeTokens } from './sessions.repository.ts';

/** Forgets every token that was sent. Unknown ones are no fault: the answer is the same. */
export const logoutRoute = serve(logout, async (call) => {
  const ended = await revokeTokens(call.tx, call.tenant.id, call.tokenHashes, call.now);
  // Leaving another person's profile is no sign-out of theirs: it stands in their history beside the entering.
  const action = call.session?.impersonatorUserId ? 'user.profile_left' : 'user.signed_out';
  for (const userId of new Set(ended)) {
    await call.audit(action, { userId, subject: { type: 'user', id: userId } });
  }
  return { data: { done: true as const } };
});
