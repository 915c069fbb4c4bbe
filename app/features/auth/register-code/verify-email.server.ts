import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { awaitCode, awaitedCode, forgetCode } from '#app/session/awaited-code.server.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { registrationCookie } from '#app/tenant/registration-event.server.ts';
import { resendCode, verifyEmail } from '#contract/auth.ts';
import { code } from '#contract/fields.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';

const codeForm = z.object({ code });
export type CodeFields = z.input<typeof codeForm>;

/** The page that asks for the mailed code; without an address that waits for one it leads to registration. */
export async function loadVerifyEmail(visit: Visit) {
  const waiting = awaitedCode(visit);
  if (!waiting) throw redirect(pathTo.register);
  const { t } = visit;
  return {
    head: pageHead(visit, { title: t('register:code_title') }),
    form: formOf(codeForm),
    lead: t('register:code_lead', { email: waiting.email, minutes: EMAIL_CODE_VALIDITY_MINUTES }),
  };
}

export type VerifyEmailData = Awaited<ReturnType<typeof loadVerifyEmail>>;

/** Intents: `resend` mails another code; otherwise the code is checked, and the right one signs the person in. */
export async function changeVerifyEmail(visit: Visit, form: SubmittedForm) {
  const waiting = awaitedCode(visit);
  if (!waiting) throw redirect(pathTo.register);
  const { email, next } = waiting;
  return answerForm(visit, form, {
    '': formAct({
      schema: codeForm,
      send: (typed) => call(visit, verifyEmail, { body: { email, ...typed } }),
      onward: ({ data }) => signIn(visit, data, next, { cookies: [forgetCode(visit), registrationCookie(visit)] }),
    }),
    resend: formAct({
      schema: z.object({}),
      send: () => call(visit, resendCode, { body: { email } }),
      onward: ({ data }) => ({
        to: pathTo.registerCode,
        toast: visit.t('register:code_resent', { email }),
        cookies: [awaitCode(visit, { email, next, expiresAt: data.expires_at })],
      }),
    }),
  });
}
