import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { emailField } from '#app/forms/fields/person-fields.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { forgotPassword } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';

const forgotForm = z.object({ email: emailField });
export type ForgotFields = z.input<typeof forgotForm>;

/** The page that asks whose password was forgotten; `?sent=1` after the mail went out. */
export async function loadForgotPassword(visit: Visit) {
  return {
    head: pageHead(visit, { title: visit.t('password:forgot_title') }),
    form: formOf(forgotForm),
    sent: visit.url.searchParams.get('sent') === '1',
  };
}

export type ForgotPasswordData = Awaited<ReturnType<typeof loadForgotPassword>>;

/** Mails the link for a new password. */
export async function changeForgotPassword(visit: Visit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: forgotForm,
      send: (body) => call(visit, forgotPassword, { body }),
      onward: () => ({ to: `${pathTo.forgotPassword}?sent=1`, toast: visit.t('password:sent') }),
    }),
  });
}
