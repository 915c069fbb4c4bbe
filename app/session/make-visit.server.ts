import { randomUUID } from 'node:crypto';
import { redirectDocument } from '@remix-run/node';
import { appConfig } from '#app/config.server.ts';
import { isCrawler, languageCookie, languageOf } from '#app/i18n/language.server.ts';
import { customizationOf, SURE_MS } from '#app/tenant/customization.server.ts';
import { tenantOf } from '#app/tenant/request-tenant.server.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { cleanUrl } from './ended-session.server.ts';
import { keepLanguage } from './keep-language.server.ts';
import { isLive } from './live-session.ts';
import { offerSecret } from './secret-link.server.ts';
import type { Session } from './session.ts';
import { readSession } from './session-cookie.server.ts';
import { spoken } from './spoken.server.ts';
import type { Visit } from './visit.ts';

/** A visit together with the session that its cookie holds even where that has expired. */
interface VisitWithCookie {
  visit: Visit;
  held: Session | null;
}

/**
 * Everything that a request says of itself. Throws a redirect where its address carries `lang` (a person's choice is kept in a cookie, and for their mails where they are signed in;
 * a crawler is answered in place) or `secret` (kept aside for the page that redeems it), because neither stays in an address.
 */
export async function makeVisit(request: Request): Promise<VisitWithCookie> {
  const tenant = tenantOf(request);
  const held = readSession(request, tenant.name);
  const [lang, customization] = await Promise.all([
    languageOf(request),
    // A page of nobody's is kept for ten seconds: it must not begin with a look that is over already.
    customizationOf(tenant, held ? SURE_MS : 0),
  ]);
  const now = new Date();
  const url = cleanUrl(request);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const asked = new URL(request.url).searchParams;
  const secret = asked.get('secret');
  if (isReading && secret !== null) throw offerSecret(request, tenant.name, secret, url);
  const visit: Visit = {
    request,
    url,
    tenant,
    ...spoken(customization, lang, now),
    session: held && isLive(held, now, appConfig.ignoreSessionExpiry) ? held : null,
    now,
    requestId: request.headers.get('X-Request-Id') ?? randomUUID(),
    address: request.headers.get('X-Client-Address'),
    idempotencyKey: () => randomUUID(),
  };
  if (isReading && asked.has('lang') && !isCrawler(request)) {
    const chosen = LANGUAGES.some((known) => known === asked.get('lang'));
    if (chosen) keepLanguage(visit);
    const headers = chosen ? { 'Set-Cookie': await languageCookie.serialize(lang) } : undefined;
    throw redirectDocument(safeRedirect(url.pathname + url.search, '/'), { headers });
  }
  return { visit, held };
}
