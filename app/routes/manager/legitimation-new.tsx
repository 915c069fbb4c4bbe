import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeNewLegitimation, loadNewLegitimation } from '#app/features/legitimations/new/new-legitimation.server.ts';
import { NewLegitimationScreen } from '#app/features/legitimations/new/new-legitimation-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadNewLegitimation(visit, 'manager');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeNewLegitimation(visit, 'manager', await readForm(request));
}

export default function ManagedLegitimationNew() {
  return <NewLegitimationScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
