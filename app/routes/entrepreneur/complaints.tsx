import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOwnComplaints } from '#app/features/complaints/own-list/own-complaints.server.ts';
import { OwnComplaintsScreen } from '#app/features/complaints/own-list/own-complaints-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadOwnComplaints(visit, 'entrepreneur');
}

export default function IssuerComplaints() {
  return <OwnComplaintsScreen {...useLoaderData<typeof loader>()} />;
}
