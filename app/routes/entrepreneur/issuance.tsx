import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedIssuance } from '#app/features/issuances/manage-sheet/managed-issuance.server.ts';
import { ManagedIssuanceScreen } from '#app/features/issuances/manage-sheet/managed-issuance-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadManagedIssuance(visit, 'entrepreneur', params.id);
}

export default function EntrepreneurIssuance() {
  return <ManagedIssuanceScreen {...useLoaderData<typeof loader>()} />;
}
