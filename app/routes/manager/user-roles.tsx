import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeRoles, loadRoles } from '#app/features/users/roles/roles.server.ts';
import { RolesScreen } from '#app/features/users/roles/roles-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadRoles(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeRoles(visit, params.id, await readForm(request, { multiple: ['roles'] }));
}

export default function ManagerUserRoles() {
  return <RolesScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
