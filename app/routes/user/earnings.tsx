import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOwnEarnings } from '#app/features/earnings/own-list/own-earnings.server.ts';
import { OwnEarningsScreen } from '#app/features/earnings/own-list/own-earnings-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnEarnings(visit);
}

export default function Earnings() {
  return <OwnEarningsScreen {...useLoaderData<typeof loader>()} />;
}
