import { sealedCookie } from '#app/session/sealed-cookie.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Shell } from './shell.ts';

/** Ours: who answers the question about analytics later than this is not counted. */
const KEPT_SECONDS = 30 * 60;
const cookie = sealedCookie('registered');

/** The `Set-Cookie` header of a finished registration, for tenants that count them (`analytics.registerEventId`); null for all others. */
export function registrationCookie({ request, tenant, customization }: Visit): string | null {
  if (!customization.analytics.registerEventId) return null;
  return cookie.write(request, tenant.name, 'registered', KEPT_SECONDS);
}

/**
 * The event of a registration that has just been finished, once, and the header that takes the mark away. While the visitor has not
 * answered the question about analytics the mark waits; a refusal takes it away unsent.
 */
export function takeRegistration(
  { request, tenant, customization }: Visit,
  consent: Shell['consent'],
): { event: string | null; header: string | null } {
  if (consent === 'asked' || !cookie.isPresent(request)) return { event: null, header: null };
  const isTrue = cookie.read(request, tenant.name) === 'registered';
  const event = (consent === 'given' && isTrue && customization.analytics.registerEventId) || null;
  return { event, header: cookie.clear(request) };
}
