import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedInvestment } from '#app/features/investments/manage-sheet/managed-investment.server.ts';
import { ManagedInvestmentScreen } from '#app/features/investments/manage-sheet/managed-investment-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadManagedInvestment(visit, 'entrepreneur', params.id);
}

export default function EntrepreneurInvestment() {
  return <ManagedInvestmentScreen {...useLoaderData<typeof loader>()} reply={null} />;
}
