import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadSearch } from '#app/features/search/everything/search.server.ts';
import { SearchScreen } from '#app/features/search/everything/search-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadSearch(visit, 'manager');
}

export default function ManagerSearch() {
  return <SearchScreen {...useLoaderData<typeof loader>()} />;
}
