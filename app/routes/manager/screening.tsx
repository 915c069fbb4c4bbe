import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadHits } from '#app/features/screening/list/hits.server.ts';
import { HitsScreen } from '#app/features/screening/list/hits-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadHits(visit);
}

export default function ManagerScreening() {
  return <HitsScreen {...useLoaderData<typeof loader>()} />;
}
