import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './ui/brand/theme.css.ts';
import './ui/brand/global.css.ts';
import './ui/fields/box.css.ts';
import './ui/fields/protected.css.ts';
// The two public pages that strangers come to: one stylesheet of ours is a request less.
import './features/auth/login/login.css.ts';
import './parts/front/open-now.css.ts';
import './features/issuances/public-page/project.css.ts';
import './features/issuances/public-page/opening.css.ts';
import './features/issuances/public-page/invest-bar.css.ts';
import './features/issuances/public-page/scenarios.css.ts';
import { AnalyticsTags } from './monitoring/analytics-tags.tsx';
import { usePageFacts } from './page-context.ts';
import { PageHead } from './page-head.tsx';
import { errorFacts } from './parts/error-page/error-facts.ts';
import { ErrorPage } from './parts/error-page/error-page.tsx';
import { RestSignal } from './parts/frame/fresh-page.tsx';
import { routeHandle } from './route-handle.ts';
import { requireRole } from './session/require-role.server.ts';
import { loadShell } from './tenant/shell.server.ts';
import { useShell } from './tenant/shell.ts';
import { AT_REST_EVENT } from './ui/enhance/at-rest.ts';
import { ConsentQuestion } from './ui/feedback/consent-question.tsx';
import { ImpersonationBanner } from './ui/feedback/impersonation-banner.tsx';
import { ReloadOffer } from './ui/feedback/reload-offer.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';

export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => [
  { title: error ? `Ups! Error ${errorFacts(error).code}` : (root?.shell.title ?? 'TC SAAS') },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { shell, headers: taken } = await loadShell(await requireRole(request, 'anyone'));
  return data({ shell }, { headers: taken });
}

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const { hydrate, nonce } = usePageFacts();
  const { i18n } = useTranslation();
  // Of what is only looked at, the keyboard reaches nothing.
  const isStill = useMatches().some(({ handle }) => routeHandle(handle).still);
  return (
    <html
      lang={shell?.lang ?? i18n.language}
      data-scheme={shell?.scheme ?? 'auto'}
      data-texts={hydrate ? shell?.texts : undefined}
      data-release={shell?.release}
      // The enhancement script says `js` here before the page is hydrated.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <PageHead />
        <Links />
        {shell && <link rel="stylesheet" href={shell.stylesheet} />}
        {shell?.face && <link rel="preload" href={shell.face} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <link rel="icon" href={shell?.image.favicon ?? '/favicon.ico'} />
        <script type="module" src={import.meta.env.ENHANCE_URL} />
        <AnalyticsTags ids={shell?.analytics ?? null} event={shell?.registerEvent ?? null} hydrate={hydrate} />
      </head>
      <body>
        {!isStill && <SkipLink />}
        {shell?.impersonation && <ImpersonationBanner {...shell.impersonation} />}
        {children}
        {shell?.consent === 'asked' && (
          <ConsentQuestion about={shell.consentFor} here={shell.here} privacyHref={shell.urls.privacy} />
        )}
        <ReloadOffer />
        {hydrate && <ScrollRestoration nonce={nonce} />}
        {hydrate && <RestSignal event={AT_REST_EVENT} />}
        {hydrate && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
