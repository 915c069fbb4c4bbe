import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { resetPassword } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { resetForm } from './reset-password.form.ts';

/** The page that the mailed link opens (`?token=`); without a token it leads to the page that asks for one. */
export async function loadResetPassword(visit: Visit) {
  const token = visit.url.searchParams.get('token') ?? '';
  if (token.length < 20) throw redirect(pathTo.forgotPassword);
  return { head: pageHead(visit, { title: visit.t('password:reset_title') }), token };
}

export type ResetPasswordData = Awaited<ReturnType<typeof loadResetPassword>>;

/** Sets the new password; all of the person's sessions end, so that they sign in with it. */
export async function changeResetPassword(visit: Visit, form: SubmittedForm) {
  const submission = parseForm(visit, form, resetForm);
  if (submission.status !== 'success') return formReply(submission);
  const { token, password } = submission.value;
  try {
    await call(visit, resetPassword, { body: { token, password } });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, pathTo.login, { message: visit.t('password:reset_done'), type: 'success' });
}
