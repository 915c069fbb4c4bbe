import { CODE_SPACING, RESEND_AFTER_SECONDS } from '#backend/codes/code-budgets.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { spend } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { findUserByEmail } from '#backend/modules/users/users.repository.ts';
import { forgotPassword } from '#contract/auth.ts';
import { RESET_ACCOUNT, RESET_ADDRESS } from './auth-budgets.ts';
import { codeSentAnswer } from './email-code.ts';
import { mailResetLink, resetExpiry } from './reset-link.ts';

/** One link a minute to the same address. */
const SPACING = { ...CODE_SPACING, name: 'reset:spacing', code: 'password.too_many' };

/** Mails a link for a new password. 404 for an address without an account (specification, section 8), or a mail that says so where accounts are private. */
export const forgotPasswordRoute = serve(forgotPassword, async (call, { body }) => {
  const { tx, tenant, now, lang } = call;
  if (call.address) await spend(call, RESET_ADDRESS, call.address);
  await spend(call, SPACING, body.email);
  await spend(call, RESET_ACCOUNT, body.email);

  const user = await findUserByEmail(tx, tenant.id, body.email);
  if (user) await mailResetLink(call, user, 'reset_password');
  else if (call.deps.config.privateAccounts)
    await call.mail(accountMail('no_account', tenant, { email: body.email, lang }));
  else throw new Refusal(404, 'password.no_account');
  return codeSentAnswer({
    expiresAt: resetExpiry(now),
    resendAt: new Date(now.getTime() + RESEND_AFTER_SECONDS * 1000),
  });
});
