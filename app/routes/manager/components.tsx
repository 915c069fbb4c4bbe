import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadComponents } from '#app/features/gallery/components/components.server.ts';
import { ComponentsScreen } from '#app/features/gallery/components/components-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadComponents(visit);
}

export default function ManagerComponents() {
  return <ComponentsScreen {...useLoaderData<typeof loader>()} />;
}
