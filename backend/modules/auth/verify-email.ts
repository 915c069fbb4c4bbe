import { redeemCode } from '#backend/codes/codes.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { giveBack, spend } from '#backend/limits/budget.ts';
import { lockUserByEmail, updateUser } from '#backend/modules/users/users.repository.ts';
import { verifyEmail } from '#contract/auth.ts';
import { CODE_ADDRESS } from './auth-budgets.ts';
import { openSession } from './open-session.ts';
import { mailResetLink } from './reset-link.ts';

/** The right code verifies the address and signs in. An address that nobody has answers like one without a living code. */
export const verifyEmailRoute = serve(verifyEmail, async (call, { body }) => {
  const { tx, tenant, now } = call;
  if (call.address) await spend(call, CODE_ADDRESS, call.address);
  const user = await lockUserByEmail(tx, tenant.id, body.email);
  if (!user || user.emailVerifiedAt) throw new Refusal(422, 'code.expired');
  await redeemCode(call, { userId: user.id, purpose: 'email' }, body.code);
  if (call.address) await giveBack(call, CODE_ADDRESS, call.address);

  const { passwordContested } = user;
  const voided = passwordContested ? { passwordHash: null, passwordContested: false } : {};
  await updateUser(tx, tenant.id, user.id, { emailVerifiedAt: now, updatedAt: now, ...voided });
  await call.audit('user.email_verified', { userId: user.id, subject: { type: 'user', id: user.id } });
  if (passwordContested) await mailResetLink(call, user, 'choose_password');
  return { data: await openSession(call, user.id, 'code') };
});
