import type { LoaderFunctionArgs } from '@remix-run/node';
import { makeVisit } from '#app/session/make-visit.server.ts';
import { tenantStylesheet } from '#app/tenant/tenant-css.server.ts';

/** The tenant's tokens and its own css, cleaned. With its hash in the address it may be kept for ever. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { visit } = await makeVisit(request);
  const { css, hash } = tenantStylesheet(visit.customization);
  const exact = visit.url.searchParams.get('v') === hash;
  return new Response(css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': exact ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    },
  });
}
