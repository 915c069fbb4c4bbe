import { serve } from '#backend/http/serve.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { lockUser, updateUser } from '#backend/modules/users/users.repository.ts';
import { changePassword } from '#contract/account.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { forgetDevices } from './devices.repository.ts';
import { provePassword } from './prove-password.ts';
import { revokeOtherTokens, useLoginSecrets, voidResets } from './sessions.repository.ts';

/** Changes the caller's password; all else that the old one opened ends. */
export const changePasswordRoute = serve(changePassword, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  const person = await lockUser(tx, tenant.id, user.id);
  if (!person) throw new Error(`person ${user.id} is gone`);
  await provePassword(call, person.passwordHash, body.current_password);

  await updateUser(tx, tenant.id, user.id, { passwordHash: await hashPassword(body.password), updatedAt: now });
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await useLoginSecrets(tx, tenant.id, { userId: user.id }, now);
  await voidResets(tx, tenant.id, user.id, now);
  await forgetDevices(tx, tenant.id, user.id);
  await call.audit('user.password_changed', { subject: { type: 'user', id: user.id } });
  const to = { email: person.email, lang: person.lang, userId: person.id };
  await call.mail(accountMail('own_password_changed', tenant, to, {}, pathTo.forgotPassword));
  return { data: { done: true as const } };
});
