import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadWithholdings } from '#app/features/earnings/withholdings/withholdings.server.ts';
import { WithholdingsScreen } from '#app/features/earnings/withholdings/withholdings-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadWithholdings(visit, params.id);
}

export default function ManagerIssuanceWithholdings() {
  return <WithholdingsScreen {...useLoaderData<typeof loader>()} />;
}
