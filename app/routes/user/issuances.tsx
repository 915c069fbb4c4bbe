import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadIssuances } from '#app/features/issuances/list/issuances.server.ts';
import { IssuancesScreen } from '#app/features/issuances/list/issuances-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadIssuances(visit);
}

export default function InvestorIssuances() {
  return <IssuancesScreen {...useLoaderData<typeof loader>()} />;
}
