import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { mailedToken } from '#app/session/mailed-token.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { resetPassword } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { resetForm } from './reset-password.form.ts';

/** The page that the mailed link opens (`?token=`); where the link was cut, the page that asks for another says so. */
export async function loadResetPassword(visit: Visit) {
  const token = mailedToken(visit.url);
  if (!token) {
    throw redirectWithToast(visit, pathTo.forgotPassword, { type: 'error', message: visit.t('password:reset_cut') });
  }
  return { head: pageHead(visit, { title: visit.t('password:reset_title') }), token, form: formOf(resetForm) };
}

export type ResetPasswordData = Awaited<ReturnType<typeof loadResetPassword>>;

/** Sets the new password; all of the person's sessions end, so that they sign in with it. */
export async function changeResetPassword(visit: Visit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: resetForm,
      send: ({ token, password }) => call(visit, resetPassword, { body: { token, password } }),
      onward: () => ({ to: pathTo.login, toast: visit.t('password:reset_done') }),
    }),
  });
}
