import { randomBytes } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { repeatedQuery } from '#domain/access/own-address.ts';
import { contentPolicy } from './content-policy.server.ts';
import { takeHandOff, withHandOff } from './hand-off.server.ts';
import { i18nOf } from './i18n/instances.server.ts';
import { isCrawler, languageOf } from './i18n/language.server.ts';
import { report, tell } from './monitoring/report.server.ts';
import { PageContext } from './page-context.ts';
import { routeHandle } from './route-handle.ts';
import { hasSessionCookie } from './session/session-cookie.server.ts';
import { shellIn } from './tenant/shell.ts';

/**
 * Draws a page as one string: nothing of ours comes later than the rest, and streaming costs twice as much. Hydrated pages have scripts under
 * a nonce and their data at the end; all others have no framework script (docs/decisions/0003-hydration-opt-in.md). Crawlers get no error
 * pages (specification, section 2).
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, remix: EntryContext) {
  const { errors, loaderData, matches } = remix.staticHandlerContext;
  if (errors && isCrawler(request)) {
    tell('a crawler met an error', { status, path: new URL(request.url).pathname });
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  }
  const handles = matches.map(({ route }) => ({ id: route.id, ...routeHandle(remix.routeModules[route.id]?.handle) }));
  const hydrate = !errors && handles.some((handle) => handle.hydrate);
  const nonce = hydrate ? randomBytes(16).toString('base64url') : '';
  const shell = shellIn(loaderData);
  const lang = shell?.lang ?? (await languageOf(request));

  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', lang);
  headers.append('Vary', 'Cookie, Accept-Language');
  headers.set(
    'Content-Security-Policy',
    contentPolicy({
      nonce,
      formTargets: handles.flatMap(({ id, formTargets }) => formTargets?.(loaderData[id]) ?? []),
      isFramed: !errors && handles.some(({ framed }) => framed),
      isStill: handles.some(({ still }) => still),
      analytics: {
        gtm: Boolean(shell?.analytics?.googleTagManagerId),
        pixel: Boolean(shell?.analytics?.metaPixelId),
        clarity: Boolean(shell?.analytics?.microsoftClarityId),
        chat: Boolean(shell?.analytics?.mavaToken),
      },
    }),
  );
  if (hydrate && shell) {
    // Said before the page: its scripts wait for them. The browser's own drawing of the page has no need of it.
    const texts = shell.texts.split(' ').slice(0, handles.some(({ deskTexts }) => deskTexts) ? 2 : 1);
    for (const href of texts) headers.append('Link', `<${href}>; rel=preload; as=fetch; crossorigin`);
  }
  const personal = hydrate || status !== 200 || hasSessionCookie(request) || headers.has('Set-Cookie');
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', personal ? 'no-store' : 'public, max-age=0, s-maxage=60, must-revalidate');
  }

  // Links and forms of a page repeat the query of its address.
  const { location } = remix.staticHandlerContext;
  remix.staticHandlerContext.location = { ...location, search: repeatedQuery(location.search) };
  const pieces = hydrate ? await takeHandOff(remix) : [];
  // A page that hands nothing over is drawn without what would read it.
  remix.serverHandoffStream = undefined;
  const page = (
    <I18nextProvider i18n={i18nOf(lang, shell?.wording ?? 'standard').i18n}>
      <PageContext.Provider value={{ hydrate, nonce }}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </PageContext.Provider>
    </I18nextProvider>
  );
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  return new Response(hydrate ? withHandOff(html, pieces, nonce) : html, { status, headers });
}

/** Errors of loaders and actions that are no answers: said once in the log, never to the visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) report(error, { method: request.method, path: new URL(request.url).pathname });
}
