import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedInvestments } from '#app/features/investments/manage-list/managed-investments.server.ts';
import { ManagedInvestmentsScreen } from '#app/features/investments/manage-list/managed-investments-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadManagedInvestments(visit, 'entrepreneur');
}

export default function EntrepreneurInvestments() {
  return <ManagedInvestmentsScreen {...useLoaderData<typeof loader>()} />;
}
