import { serve } from '#backend/http/serve.ts';
import { logout } from '#contract/auth.ts';
import { revokeTokens } from './sessions.repository.ts';

/** Forgets every token that was sent. Unknown ones are no fault: the answer is the same. */
export const logoutRoute = serve(logout, async (call) => {
  const ended = await revokeTokens(call.tx, call.tenant.id, call.tokenHashes, call.now);
  for (const userId of new Set(ended)) {
    await call.audit('user.signed_out', { userId, subject: { type: 'user', id: userId } });
  }
  return { data: { done: true as const } };
});
