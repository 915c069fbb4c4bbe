import { redirectDocument } from '@remix-run/node';
import { pathTo } from '#domain/access/addresses.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

/** Ours: how long a secret waits in the browser for the button to be pressed. */
const WAIT_SECONDS = 5 * 60;
const MAX_SECRET_CHARS = 200;

const cookie = sealedCookie('link');

/**
 * The answer to an address with `?secret=`: the secret goes into a short sealed cookie and out of the address, history and
 * Referer, and the visitor to the page that redeems it by POST. A GET redeems nothing: mail scanners follow links.
 */
export function offerSecret(request: Request, tenant: string, secret: string, url: URL): Response {
  const next = safeRedirect(url.pathname + url.search, '/');
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
  const known = secret.length <= MAX_SECRET_CHARS ? secret : '';
  headers.set('Set-Cookie', cookie.write(request, tenant, { secret: known }, WAIT_SECONDS));
  return redirectDocument(`${pathTo.loginSecret}?${new URLSearchParams({ next })}`, { headers });
}

/** The secret that waits in this browser, or null. */
export function waitingSecret(request: Request, tenant: string): string | null {
  const value = cookie.read(request, tenant);
  const secret = typeof value === 'object' && value !== null && 'secret' in value ? value.secret : null;
  return typeof secret === 'string' && secret !== '' ? secret : null;
}

/** The `Set-Cookie` header that forgets it. */
export function forgetSecret(request: Request): string {
  return cookie.clear(request);
}
