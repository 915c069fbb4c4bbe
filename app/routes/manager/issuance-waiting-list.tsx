import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadWaitingList } from '#app/features/issuances/waiting-list/waiting-list.server.ts';
import { WaitingListScreen } from '#app/features/issuances/waiting-list/waiting-list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadWaitingList(visit, params.id);
}

export default function ManagerIssuanceWaitingList() {
  return <WaitingListScreen {...useLoaderData<typeof loader>()} />;
}
