import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadUsers } from '#app/features/users/list/users.server.ts';
import { UsersScreen } from '#app/features/users/list/users-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadUsers(visit);
}

export default function ManagerUsers() {
  return <UsersScreen {...useLoaderData<typeof loader>()} />;
}
