import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRecord } from '#app/features/investments/record/record.server.ts';
import { RecordScreen } from '#app/features/investments/record/record-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadRecord(visit, params.id);
}

export default function InvestorRecord() {
  return <RecordScreen {...useLoaderData<typeof loader>()} />;
}
