import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { resetPassword } from '#app/api/auth.ts';
import { checked } from '#app/forms/checked.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { checkPassword } from '#domain/validation/text.ts';

const resetForm = z
  .object({
    token: z.string().min(20).max(200),
    password: checked(z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS), checkPassword),
    password_again: z.string(),
  })
  .superRefine(({ password, password_again }, context) => {
    if (password === password_again) return;
    context.addIssue({
      code: 'custom',
      path: ['password_again'],
      params: { problem: { key: 'validator.error_password_match' } },
    });
  });

/** The page that the mailed link opens (`?token=`); without a token it leads to the page that asks for one. */
export async function loadResetPassword(visit: Visit) {
  const token = visit.url.searchParams.get('token') ?? '';
  if (token.length < 20) throw redirect('/forgot-password');
  return { head: pageHead(visit, { title: visit.t('password:reset_title') }), token };
}

export type ResetPasswordData = Awaited<ReturnType<typeof loadResetPassword>>;

/** Sets the new password; all of the person's sessions end, so that they sign in with it. */
export async function changeResetPassword(visit: Visit, form: SubmittedForm) {
  const submission = parseForm(visit, form, resetForm);
  if (submission.status !== 'success') return formReply(submission);
  const { token, password } = submission.value;
  try {
    await resetPassword(visit, { body: { token, password } });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, '/login', { message: visit.t('password:reset_done'), type: 'success' });
}
