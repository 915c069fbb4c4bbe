import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadYearly } from '#app/features/supervision/yearly/yearly.server.ts';
import { YearlyScreen } from '#app/features/supervision/yearly/yearly-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadYearly(visit);
}

export default function ManagerYearlyReport() {
  return <YearlyScreen {...useLoaderData<typeof loader>()} />;
}
