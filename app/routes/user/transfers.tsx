import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOwnTransfers } from '#app/features/transfers/own-list/own-transfers.server.ts';
import { OwnTransfersScreen } from '#app/features/transfers/own-list/own-transfers-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnTransfers(visit);
}

export default function Transfers() {
  return <OwnTransfersScreen {...useLoaderData<typeof loader>()} />;
}
