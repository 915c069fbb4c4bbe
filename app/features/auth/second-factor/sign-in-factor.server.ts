import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { knownDevice } from '#app/session/known-device.server.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { forgetFactor, waitingFactor } from '#app/session/waiting-factor.server.ts';
import { passkeyAnswer, recoveryCode, totpCode } from '#contract/fields.ts';
import { finishByPasskey } from '#contract/passkeys.ts';
import { signInFactor } from '#contract/second-factor.ts';
import type { SessionUser } from '#contract/session-user.ts';
import { pathTo } from '#domain/access/addresses.ts';

const FORMS = { totp: z.object({ code: totpCode }), recovery: z.object({ code: recoveryCode }) };
export type FactorFields = z.input<typeof FORMS.totp>;
const passkeyForm = z.object({ credential: passkeyAnswer });

/** The page that asks for the second factor; without a sign-in that waits for one it leads to the first half. */
export async function loadSignInFactor(visit: Visit) {
  const waiting = waitingFactor(visit);
  if (!waiting) throw redirect(pathTo.login);
  const way = wayOf(visit, waiting);
  return {
    head: pageHead(visit, { title: visit.t('factor:signIn.title') }),
    way,
    has: { totp: waiting.totp, passkey: waiting.passkey },
    form: formOf(FORMS[way]),
    passkeyForm: formOf(passkeyForm),
  };
}

export type SignInFactorData = Awaited<ReturnType<typeof loadSignInFactor>>;

/** Finishes the sign-in by a code or (`passkey`) a passkey, or says at the field what is wrong. A ticket that is over leads back to the first half. */
export async function changeSignInFactor(visit: Visit, form: SubmittedForm) {
  const waiting = waitingFactor(visit);
  if (!waiting) throw redirect(pathTo.login);
  const { ticket, next, lasting } = waiting;
  const way = wayOf(visit, waiting);
  const done = ({ data }: { data: SessionUser }) =>
    signIn(visit, data, next, { cookies: [forgetFactor(visit)], lasting });
  const refused = ({ code }: ApiFailure) => (code === 'session.factor_expired' ? toFirstHalf(visit, next) : null);
  return answerForm(visit, form, {
    '': formAct({
      schema: FORMS[way],
      send: ({ code }) => call(visit, signInFactor, { body: { ticket, way, code, device: knownDevice(visit) } }),
      onward: done,
      refused,
    }),
    passkey: formAct({
      schema: passkeyForm,
      send: ({ credential }) =>
        call(visit, finishByPasskey, { body: { ticket, credential, device: knownDevice(visit) } }),
      onward: done,
      refused,
    }),
  });
}

function toFirstHalf(visit: Visit, next: string | null) {
  const message = visit.t('api_errors:session.factor_expired');
  return {
    to: next ? `${pathTo.login}?${new URLSearchParams({ next })}` : pathTo.login,
    toast: { message, type: 'error' } as const,
    cookies: [forgetFactor(visit)],
  };
}

/** Whoever has a passkey alone types only recovery codes. */
function wayOf({ url }: Visit, { totp }: { totp: boolean }): 'totp' | 'recovery' {
  return totp && url.searchParams.get('way') !== 'recovery' ? 'totp' : 'recovery';
}
