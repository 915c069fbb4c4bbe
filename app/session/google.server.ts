import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { refusalText } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { googleStart, type googleStart as googleStartCall } from '#contract/auth.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { sealedCookie } from './sealed-cookie.server.ts';
import { redirectWithToast } from './toast.server.ts';
import type { Visit } from './visit.ts';

/** Ours: how long a person may take on Google's pages. */
const WAIT_SECONDS = 10 * 60;
const cookie = sealedCookie('google');

const waiting = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });
/** What the callback needs of the sign-in that this browser began. */
type WaitingGoogle = z.output<typeof waiting>;

/** The address that Google sends people back to: our pathTo.callback on the tenant's own host. */
export function callbackAddress({ url }: Visit): string {
  return new URL(pathTo.callback, url.origin).href;
}

/**
 * Begins a sign-in with Google: keeps what the callback must find again, and sends the browser there. `next` is where the person goes
 * afterwards. What stands in the way is said on the sign-in page, which also says where another way in is.
 */
export async function beginGoogle(visit: Visit): Promise<Response> {
  if (!visit.customization.extras.signInWithGoogle) return toSignIn(visit, visit.t('api_errors:google.off'));
  try {
    const { data } = await call(visit, googleStart, { body: { redirect_uri: callbackAddress(visit) } });
    return toGoogle(visit, data);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return toSignIn(visit, refusalText(visit.t, failure));
  }
}

function toSignIn(visit: Visit, message: string): Response {
  const next = safeRedirect(visit.url.searchParams.get('next'), '');
  const address = next ? `${pathTo.login}?${new URLSearchParams({ next })}` : pathTo.login;
  return redirectWithToast(visit, address, { message, type: 'error' });
}

function toGoogle(visit: Visit, data: AnswerOf<typeof googleStartCall>['data']): Response {
  const kept: WaitingGoogle = {
    state: data.state,
    nonce: data.nonce,
    verifier: data.code_verifier,
    next: safeRedirect(visit.url.searchParams.get('next'), ''),
  };
  return redirectDocument(data.authorization_url, {
    headers: {
      'Set-Cookie': cookie.write(visit.request, visit.tenant.name, kept, WAIT_SECONDS),
      'Cache-Control': 'no-store',
    },
  });
}

/** The sign-in that this browser began, if `state` is the one it was sent away with; null otherwise. */
export function waitingGoogle({ request, tenant }: Visit, state: string | null): WaitingGoogle | null {
  const kept = waiting.safeParse(cookie.read(request, tenant.name));
  return kept.success && kept.data.state === state ? kept.data : null;
}

/** The `Set-Cookie` header that forgets it: it works once. */
export function forgetGoogle({ request }: Visit): string {
  return cookie.clear(request);
}
