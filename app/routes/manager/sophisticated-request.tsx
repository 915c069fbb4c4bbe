import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeRequest, loadRequest } from '#app/features/users/sophisticated/request.server.ts';
import { RequestScreen } from '#app/features/users/sophisticated/request-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadRequest(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeRequest(visit, params.id, await readForm(request));
}

export default function ManagerSophisticatedRequest() {
  return <RequestScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
