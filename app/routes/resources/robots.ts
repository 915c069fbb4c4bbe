import type { LoaderFunctionArgs } from '@remix-run/node';
import { robotsTxt } from '#app/features/issuances/public-page/sitemap.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** `/robots.txt` of the tenant. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return new Response(robotsTxt(visit.url.origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
