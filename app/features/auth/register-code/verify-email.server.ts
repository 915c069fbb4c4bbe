import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { awaitCode, awaitedCode, forgetCode } from '#app/session/awaited-code.server.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import { leaveToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { registrationCookie } from '#app/tenant/registration-event.server.ts';
import { resendCode, verifyEmail } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { checkEmailCode } from '#domain/validation/text.ts';

const codeForm = z.object({
  code: fieldOf((text) => {
    const code = text.trim();
    const problem = checkEmailCode(code);
    return problem ? { ok: false as const, problem } : { ok: true as const, value: code };
  }),
});

/** The page that asks for the mailed code; without an address that waits for one it leads to registration. */
export async function loadVerifyEmail(visit: Visit) {
  const waiting = awaitedCode(visit);
  if (!waiting) throw redirect(pathTo.register);
  const { t, format } = visit;
  return {
    head: pageHead(visit, { title: t('register:code_title') }),
    lead: t('register:code_lead', { email: waiting.email, time: format.dateTime(waiting.expiresAt) }),
  };
}

export type VerifyEmailData = Awaited<ReturnType<typeof loadVerifyEmail>>;

/** Intents: `resend` mails another code; otherwise the code is checked, and the right one signs the person in. */
export async function changeVerifyEmail(visit: Visit, form: SubmittedForm) {
  const waiting = awaitedCode(visit);
  if (!waiting) throw redirect(pathTo.register);
  const { email, next } = waiting;
  if (form.intent === 'resend') {
    try {
      const { data } = await call(visit, resendCode, { body: { email } });
      const headers = new Headers();
      headers.append('Set-Cookie', awaitCode(visit, { email, next, expiresAt: data.expires_at }));
      headers.append(
        'Set-Cookie',
        leaveToast(visit, { message: visit.t('register:code_resent', { email }), type: 'success' }),
      );
      return redirect(pathTo.registerCode, { status: 303, headers });
    } catch (failure) {
      return formFailure(visit, failure, parseForm(visit, form, z.object({})));
    }
  }
  const submission = parseForm(visit, form, codeForm);
  if (submission.status !== 'success') return formReply(submission);
  try {
    const { data } = await call(visit, verifyEmail, { body: { email, code: submission.value.code } });
    return signIn(visit, data, next, { cookies: [forgetCode(visit), registrationCookie(visit)] });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}
