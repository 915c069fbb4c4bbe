import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeDeleteUser, loadDeleteUser } from '#app/features/users/delete/delete.server.ts';
import { DeleteUserScreen } from '#app/features/users/delete/delete-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: what has come to hang on the person meanwhile is shown. */
export const shouldRevalidate = () => true;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadDeleteUser(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeDeleteUser(visit, params.id, await readForm(request));
}

export default function ManagerUserDelete() {
  return <DeleteUserScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
