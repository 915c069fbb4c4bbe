import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { checked } from '#app/forms/checked.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { forgotPassword } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';

const forgotForm = z.object({ email: checked(z.string().trim().toLowerCase().max(254), checkUnsafeText, checkEmail) });

/** The page that asks whose password was forgotten; `?sent=1` after the mail went out. */
export async function loadForgotPassword(visit: Visit) {
  return {
    head: pageHead(visit, { title: visit.t('password:forgot_title') }),
    sent: visit.url.searchParams.get('sent') === '1',
  };
}

export type ForgotPasswordData = Awaited<ReturnType<typeof loadForgotPassword>>;

/** Mails the link for a new password. */
export async function changeForgotPassword(visit: Visit, form: SubmittedForm) {
  const submission = parseForm(visit, form, forgotForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(visit, forgotPassword, { body: submission.value });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, `${pathTo.forgotPassword}?sent=1`, {
    message: visit.t('password:sent'),
    type: 'success',
  });
}
