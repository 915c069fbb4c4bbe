import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changePrepare, loadPrepare } from '#app/features/exports/prepare/prepare.server.ts';
import { PrepareScreen } from '#app/features/exports/prepare/prepare-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadPrepare(visit, 'user', params.list);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changePrepare(visit, 'user', params.list, await readForm(request));
}

export default function PrepareOwnExport() {
  return <PrepareScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
