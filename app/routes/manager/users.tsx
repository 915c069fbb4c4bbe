import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toTicked } from '#app/features/users/list/ticked.server.ts';
import { loadUsers } from '#app/features/users/list/users.server.ts';
import { UsersScreen } from '#app/features/users/list/users-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadUsers(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return toTicked(visit, await readForm(request, { multiple: ['person'] }));
}

export default function ManagerUsers() {
  return <UsersScreen {...useLoaderData<typeof loader>()} />;
}
