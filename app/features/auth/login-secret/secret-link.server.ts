import { redirectDocument } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { forgetToken } from '#app/session/expired-session.server.ts';
import { forgetSecret, waitingSecret } from '#app/session/secret-link.server.ts';
import { displayName } from '#app/session/session.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import { leaveToast, redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { toSecondFactor } from '#app/session/waiting-factor.server.ts';
import * as auth from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { homeOf } from '#domain/access/roles.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';

/** The page that redeems a secret link. Without one waiting in this browser the sign-in page says that the link no longer is. */
export async function loadSecretLink(visit: Visit) {
  if (waitingSecret(visit.request, visit.tenant.name) === null) {
    throw redirectWithToast(visit, pathTo.login, { type: 'error', message: visit.t('login:link_failed') });
  }
  const person = visit.session?.user ?? null;
  return {
    head: pageHead(visit, { title: visit.t('login:link_title') }),
    next: safeRedirect(visit.url.searchParams.get('next'), '/'),
    /** A live session is never replaced unasked (safety.md). */
    signedInAs: person ? displayName(person) : null,
  };
}

/** Redeems the secret once: on success the page that was asked for, without it (303); on failure the sign-in page (specification, section 4). */
export async function redeemSecretLink(visit: Visit, form: SubmittedForm): Promise<Response> {
  const { request, tenant, session } = visit;
  const forget = forgetSecret(request);
  const next = safeRedirect(form.text('next'), '/');
  if (session && form.intent !== 'replace') {
    return redirectDocument(homeOf(session.user.role), { status: 303, headers: { 'Set-Cookie': forget } });
  }
  const secret = waitingSecret(request, tenant.name);
  try {
    if (secret === null) throw new ApiFailure(401, { requestId: visit.requestId });
    const { data } = await call({ ...visit, session: null }, auth.loginSecret, { body: { secret } });
    if (session) forgetToken(visit);
    return signIn(visit, data, next === '/' ? null : next, { cookies: [forget] });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const second = toSecondFactor(visit, failure, { next: next === '/' ? null : next, cookies: [forget] });
    if (second) return second;
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    headers.append('Set-Cookie', forget);
    headers.append('Set-Cookie', leaveToast(visit, { type: 'error', message: visit.t('login:link_failed') }));
    return redirectDocument(pathTo.login, { status: 303, headers });
  }
}
