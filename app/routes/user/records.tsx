import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRecords } from '#app/features/investments/records/records.server.ts';
import { RecordsScreen } from '#app/features/investments/records/records-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadRecords(visit);
}

export default function InvestorRecords() {
  return <RecordsScreen {...useLoaderData<typeof loader>()} />;
}
