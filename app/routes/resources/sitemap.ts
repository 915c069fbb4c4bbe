import type { LoaderFunctionArgs } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { type SitemapEntry, sitemapXml } from '#app/features/issuances/public-page/sitemap.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { listPublicIssuances } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';

const PER_PAGE = 100;
/** A sitemap holds at most 50,000 addresses; a tenant with more projects than this is not one of ours. */
const MAX_PAGES = 50;

/** `/sitemap.xml`: the sign-in page, what the tenant tells of itself, and each of its public projects. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  const entries = [{ path: '/login', changedAt: null }, ...frontPages(visit), ...(await projects(visit))];
  return new Response(sitemapXml(visit.url.origin, entries), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}

/** None where the tenant shows itself elsewhere. */
function frontPages({ customization }: Visit): SitemapEntry[] {
  if (customization.hide.unAuthRoutes) return [];
  return [pathTo.projects, pathTo.howItWorks].map((path) => ({ path, changedAt: null }));
}

async function projects(visit: Visit): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let after: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, meta } = await call(visit, listPublicIssuances, { query: { after, per_page: PER_PAGE } });
    entries.push(...data.map(({ slug, updated_at }) => ({ path: `/invest/${slug}`, changedAt: updated_at })));
    if (meta.next === null) break;
    after = meta.next;
  }
  return entries;
}
