import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompare } from '#app/features/issuances/compare/compare.server.ts';
import { CompareScreen } from '#app/features/issuances/compare/compare-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadCompare(visit);
}

export default function CompareProjects() {
  return <CompareScreen {...useLoaderData<typeof loader>()} />;
}
