import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRetention } from '#app/features/supervision/retention/retention.server.ts';
import { RetentionScreen } from '#app/features/supervision/retention/retention-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadRetention(visit);
}

export default function ManagerRetention() {
  return <RetentionScreen {...useLoaderData<typeof loader>()} />;
}
