import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { loadOpenNow } from '#app/parts/front/open-now.server.ts';
import { awaitCode } from '#app/session/awaited-code.server.ts';
import { knownDevice } from '#app/session/known-device.server.ts';
import { nextOf, withNext } from '#app/session/next-address.ts';
import { forgetEmail, rememberEmail, rememberedEmail } from '#app/session/remembered-email.server.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { toSecondFactor } from '#app/session/waiting-factor.server.ts';
import * as auth from '#contract/auth.ts';
import { signInPasskey } from '#contract/passkeys.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { servedAt } from '#domain/access/resource-addresses.ts';
import { EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';
import { loginForm, passkeyForm } from './login.form.ts';

/** What the sign-in page shows. `next` is where a person goes afterwards. */
export async function loadLogin(visit: Visit) {
  const { customization } = visit;
  const next = nextOf(visit.url);
  return {
    openNow: await loadOpenNow(visit),
    head: pageHead(visit, {
      title: visit.t('login:title'),
      description: visit.t('login:description'),
      canonical: pathTo.login,
    }),
    form: formOf(loginForm),
    passkeyForm: formOf(passkeyForm),
    email: rememberedEmail(visit),
    registerAddress: customization.hide.register ? null : withNext(pathTo.register, next),
    googleAddress: customization.extras.signInWithGoogle ? withNext(servedAt.google, next) : null,
  };
}

/** Signs in by the password or (`passkey`) a passkey, or says what is wrong; the password never comes back. */
export async function changeLogin(visit: Visit, form: SubmittedForm) {
  const invitation = visit.customization.hide.register ? 'login:error_no_user' : 'login:error_no_user_register';
  return answerForm(visit, form, {
    '': formAct({
      schema: loginForm,
      send: ({ email, password, secret }) =>
        call(visit, auth.login, { body: { email, password, secret: secret || undefined, device: knownDevice(visit) } }),
      onward: ({ data }, { email, remember }) =>
        signIn(visit, data, nextOf(visit.url), {
          cookies: [remember ? rememberEmail(visit, email) : forgetEmail(visit)],
          lasting: remember,
        }),
      refused: (failure, { email, remember }) => {
        const { code } = failure;
        const cookies = [remember ? rememberEmail(visit, email) : forgetEmail(visit)];
        const second = toSecondFactor(visit, failure, { next: nextOf(visit.url), lasting: remember, cookies });
        if (second) return second;
        if (code === 'session.email_unverified') return toCodePage(visit, email);
        return code === 'session.invalid' ? { problems: { '': [visit.t(invitation)] } } : null;
      },
    }),
    passkey: formAct({
      schema: passkeyForm,
      send: ({ credential }) => call(visit, signInPasskey, { body: { credential, device: knownDevice(visit) } }),
      onward: ({ data }) => signIn(visit, data, nextOf(visit.url)),
    }),
  });
}

/** A new code has just been mailed (contract, `login`): the page that asks for it. */
function toCodePage(visit: Visit, email: string) {
  const expiresAt = new Date(visit.now.getTime() + EMAIL_CODE_VALIDITY_MINUTES * 60_000).toISOString();
  return {
    to: pathTo.registerCode,
    toast: { message: visit.t('api_errors:session.email_unverified'), type: 'info' } as const,
    cookies: [awaitCode(visit, { email, expiresAt, next: nextOf(visit.url) ?? '' })],
  };
}
