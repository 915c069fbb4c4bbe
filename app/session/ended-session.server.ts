import { redirectDocument } from '@remix-run/node';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { repeatedQuery } from '#domain/access/own-address.ts';
import { isLive } from './live-session.ts';
import type { Session } from './session.ts';
import { clearSession, writeSession } from './session-cookie.server.ts';
import { signInAddress } from './sign-in-address.ts';
import { leaveToast } from './toast.server.ts';
import type { ApiCaller } from './visit.ts';

/**
 * The answer to a visit whose token the API no longer takes: the cookie goes, and the sign-in page leads back to where
 * they were and says why.
 */
export async function endOnUnauthorized(caller: ApiCaller): Promise<Response> {
  return ended(caller, caller.session, signInAddress(cleanUrl(caller.request)));
}

/** The answer that ends a session: the cookie goes, and the visitor to `target`; a manager behind somebody's session goes back to their own. */
export async function ended(caller: ApiCaller, held: Session | null, target: string): Promise<Response> {
  const { request, tenant, lang } = caller;
  const { t } = i18nOf(lang, 'standard').i18n;
  const now = new Date();
  // The end of an impersonation is not the end of the manager's own session.
  const own = held?.backdoor && isLive(held.backdoor, now) ? held.backdoor : null;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', own ? writeSession(request, tenant.name, own, now) : clearSession(request));
  const message = t(own ? 'session:profile_ended' : 'session:ended');
  headers.append('Set-Cookie', leaveToast(caller, { type: 'info', message }));
  return redirectDocument(own ? pathTo.manager.users : target, { headers });
}

/** The address of a request without `lang` and `secret`, and without a query that none of our pages can have made. */
export function cleanUrl(request: Request): URL {
  const url = new URL(request.url);
  // No text that the back end takes holds a NUL: it counts as a space, whoever typed it into an address.
  url.search = url.search.replaceAll('%00', '+');
  url.searchParams.delete('lang');
  url.searchParams.delete('secret');
  url.search = repeatedQuery(url.search);
  return url;
}
