import { type CodeTimes, codeTimes, issueCode } from '#backend/codes/codes.ts';
import { overdraw } from '#backend/limits/budget.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import type { UserRow } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';
import { CODE_MAILBOX } from './auth-budgets.ts';

/** Mails a new code that proves a person's e-mail address; the old one dies. Ask `spendCode` first. Where too many were asked for from everywhere, the last one stays good and none is mailed. */
export async function mailEmailCode(work: Work, user: Pick<UserRow, 'id' | 'email' | 'lang'>): Promise<CodeTimes> {
  if (await overdraw(work, CODE_MAILBOX, user.email)) return codeTimes(work.now);
  const { code, ...times } = await issueCode(work, { userId: user.id, purpose: 'email' });
  const to = { email: user.email, lang: user.lang, userId: user.id };
  const values = { code, minutes: String(EMAIL_CODE_VALIDITY_MINUTES) };
  await work.mail(accountMail('verify_email', work.tenant, to, values));
  return times;
}

/** What the caller is told of a code just sent. */
export function codeSentAnswer({ expiresAt, resendAt }: CodeTimes) {
  return {
    data: { sent: true as const, expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() },
  };
}
