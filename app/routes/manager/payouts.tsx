import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPayouts } from '#app/features/payouts/list/payouts.server.ts';
import { PayoutsScreen } from '#app/features/payouts/list/payouts-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadPayouts(visit);
}

export default function ManagerPayouts() {
  return <PayoutsScreen {...useLoaderData<typeof loader>()} />;
}
