import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { findUser, updateUser } from '#backend/modules/users/users.repository.ts';
import { resetPassword } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { forgetDevices } from './devices.repository.ts';
import { freeLoginTry } from './login-tries.ts';
import { lockReset, revokeAllTokens, useLoginSecrets, useReset, voidResets } from './sessions.repository.ts';

/** Sets a new password by the mailed link and ends all the person's sessions and secrets. The link proves the mailbox, so an unverified address is verified. */
export const resetPasswordRoute = serve(resetPassword, async (call, { body }) => {
  const { tx, tenant, now } = call;
  const reset = await lockReset(tx, tenant.id, tokenHash(body.token));
  const user = reset && reset.expiresAt > now ? await findUser(tx, tenant.id, reset.userId) : null;
  if (!reset || !user) throw new Refusal(422, 'password.token_invalid');

  await useReset(tx, tenant.id, reset.id, now);
  await voidResets(tx, tenant.id, user.id, now);
  await updateUser(tx, tenant.id, user.id, {
    passwordHash: await hashPassword(body.password),
    passwordContested: false,
    emailVerifiedAt: user.emailVerifiedAt ?? now,
    updatedAt: now,
  });
  await revokeAllTokens(tx, tenant.id, user.id, now);
  await useLoginSecrets(tx, tenant.id, { userId: user.id }, now);
  await forgetDevices(tx, tenant.id, user.id);
  await freeLoginTry(call, { email: user.email, knownDevice: null });
  await call.audit('user.password_reset', { userId: user.id, subject: { type: 'user', id: user.id } });
  const to = { email: user.email, lang: user.lang, userId: user.id };
  await call.mail(accountMail('password_changed', tenant, to, {}, pathTo.login));
  return { data: { done: true as const } };
});
