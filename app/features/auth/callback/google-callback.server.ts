import { call } from '#app/api/call.server.ts';
import { refusalText } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { callbackAddress, forgetGoogle, waitingGoogle } from '#app/session/google.server.ts';
import { signIn } from '#app/session/sign-in.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { toSecondFactor } from '#app/session/waiting-factor.server.ts';
import { registrationCookie } from '#app/tenant/registration-event.server.ts';
import { googleFinish } from '#contract/auth.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Where Google sends people back to: finishes the sign-in that this browser began, or says on the sign-in page why not. */
export async function finishGoogle(visit: Visit): Promise<Response> {
  const { searchParams } = visit.url;
  const waiting = waitingGoogle(visit, searchParams.get('state'));
  const code = searchParams.get('code');
  if (!waiting || !code) return refused(visit, visit.t('api_errors:google.refused'));
  try {
    const { data } = await call(visit, googleFinish, {
      body: {
        code,
        code_verifier: waiting.verifier,
        nonce: waiting.nonce,
        redirect_uri: callbackAddress(visit),
        lang: visit.lang,
      },
    });
    const registered = data.new_account ? registrationCookie(visit) : null;
    return signIn(visit, data, waiting.next, { cookies: [forgetGoogle(visit), registered] });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const second = toSecondFactor(visit, failure, { next: waiting.next, cookies: [forgetGoogle(visit)] });
    if (second) return second;
    return refused(visit, refusalText(visit.t, failure));
  }
}

/** A sign-in by Google works once: whatever came back, the next one begins anew. */
function refused(visit: Visit, message: string): Response {
  return redirectWithToast(
    visit,
    pathTo.login,
    { message, type: 'error' },
    { headers: { 'Set-Cookie': forgetGoogle(visit) } },
  );
}
