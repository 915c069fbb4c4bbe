import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { hashPassword, isPassword } from '#backend/modules/users/password.ts';
import { lockUser, updateUser } from '#backend/modules/users/users.repository.ts';
import { changePassword } from '#contract/account.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { OWN_PASSWORD } from './auth-budgets.ts';
import { forgetDevices } from './devices.repository.ts';
import { revokeOtherTokens, useLoginSecrets, voidResets } from './sessions.repository.ts';

/**
 * Changes the caller's password. Each try of the old one is counted before it is looked at: whoever sits at somebody's open session guesses as slowly as
 * at the door. All else that the old password opened ends.
 */
export const changePasswordRoute = serve(changePassword, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  const person = await lockUser(tx, tenant.id, user.id);
  if (!person) throw new Error(`person ${user.id} is gone`);
  if (person.passwordHash === null) throw new Refusal(409, 'account.no_password');
  await spend(call, OWN_PASSWORD, user.id);
  if (!(await isPassword(body.current_password, person.passwordHash)))
    throw fieldRefusal({ current_password: { key: 'validator.error_password_wrong' } }, 'account.password_wrong');
  await giveBack(call, OWN_PASSWORD, user.id, 'all');

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
