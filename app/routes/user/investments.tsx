import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvestments } from '#app/features/investments/own-list/investments.server.ts';
import { InvestmentsScreen } from '#app/features/investments/own-list/investments-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadInvestments(visit);
}

export default function InvestorInvestments() {
  return <InvestmentsScreen {...useLoaderData<typeof loader>()} />;
}
