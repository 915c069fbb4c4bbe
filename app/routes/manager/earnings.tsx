import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDistributions } from '#app/features/earnings/manage-list/distributions.server.ts';
import { DistributionsScreen } from '#app/features/earnings/manage-list/distributions-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadDistributions(visit, 'manager');
}

export default function Earnings() {
  return <DistributionsScreen {...useLoaderData<typeof loader>()} />;
}
