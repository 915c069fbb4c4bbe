import { call } from '#app/api/call.server.ts';
import { refusalText } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { Visit } from '#app/session/visit.ts';
import { waitingFactor } from '#app/session/waiting-factor.server.ts';
import { askOwnPasskey, askPasskey } from '#contract/passkeys.ts';

/** What the browser is to sign: `ask` says for what. JSON with `options`, or with what was `said` against it. */
export async function givePasskeyOptions(visit: Visit, form: SubmittedForm): Promise<Response> {
  try {
    return answer(await askedFor(visit, form.text('ask')));
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return answer({ said: refusalText(visit.t, failure) }, failure.status || 503);
  }
}

async function askedFor(visit: Visit, ask: string): Promise<{ options: string } | { said: string }> {
  if (ask === 'sign-in') return (await call(visit, askPasskey, { body: {} })).data;
  if (ask === 'self' && visit.session) return (await call(visit, askOwnPasskey)).data;
  const waiting = waitingFactor(visit);
  if (ask === 'factor' && waiting) return (await call(visit, askPasskey, { body: { ticket: waiting.ticket } })).data;
  return { said: visit.t('api_errors:session.factor_expired') };
}

function answer(told: { options: string } | { said: string }, status = 200): Response {
  return Response.json(told, { status, headers: { 'Cache-Control': 'no-store' } });
}
