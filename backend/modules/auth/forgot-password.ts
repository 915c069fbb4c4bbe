import { CODE_SPACING, RESEND_AFTER_SECONDS } from '#backend/codes/code-budgets.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { overdraw, spend } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { findUserByEmail } from '#backend/modules/users/users.repository.ts';
import { forgotPassword } from '#contract/auth.ts';
import { RESET_ACCOUNT, RESET_ADDRESS, RESET_MAILBOX } from './auth-budgets.ts';
import { codeSentAnswer } from './email-code.ts';
import { fromHere } from './from-here.ts';
import { mailResetLink, resetExpiry } from './reset-link.ts';

/** One link a minute to the same mailbox, asked for from the same address. */
const SPACING = { ...CODE_SPACING, name: 'reset:spacing', code: 'password.too_many' };

/** Mails a link for a new password. 404 for an address without an account (specification, section 8), or a mail that says so where accounts are private. */
export const forgotPasswordRoute = serve(forgotPassword, async (call, { body }) => {
  const { tx, tenant, now, lang } = call;
  if (call.address) await spend(call, RESET_ADDRESS, call.address);
  await spend(call, SPACING, fromHere(call, body.email));
  await spend(call, RESET_ACCOUNT, fromHere(call, body.email));

  const user = await findUserByEmail(tx, tenant.id, body.email);
  // Links lie in the mailbox by then: whoever asks for them from everywhere must neither flood it nor close this door.
  const isFull = await overdraw(call, RESET_MAILBOX, body.email);
  if (user && !isFull) await mailResetLink(call, user, 'reset_password');
  else if (!user && call.deps.config.privateAccounts) {
    if (!isFull) await call.mail(accountMail('no_account', tenant, { email: body.email, lang }));
  } else if (!user) throw new Refusal(404, 'password.no_account');
  return codeSentAnswer({
    expiresAt: resetExpiry(now),
    resendAt: new Date(now.getTime() + RESEND_AFTER_SECONDS * 1000),
  });
});
