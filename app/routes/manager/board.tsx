import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedAds } from '#app/features/ads/manage-list/managed-ads.server.ts';
import { ManagedAdsScreen } from '#app/features/ads/manage-list/managed-ads-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadManagedAds(visit);
}

export default function ManagerBoard() {
  return <ManagedAdsScreen {...useLoaderData<typeof loader>()} />;
}
