import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedIssuances } from '#app/features/issuances/manage-list/managed-issuances.server.ts';
import { ManagedIssuancesScreen } from '#app/features/issuances/manage-list/managed-issuances-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadManagedIssuances(visit, 'manager');
}

export default function ManagerIssuances() {
  return <ManagedIssuancesScreen {...useLoaderData<typeof loader>()} />;
}
