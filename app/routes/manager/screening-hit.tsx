import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeHit } from '#app/features/screening/hit/change-hit.server.ts';
import { loadHit } from '#app/features/screening/hit/hit.server.ts';
import { HitScreen } from '#app/features/screening/hit/hit-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadHit(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeHit(visit, params.id, await readForm(request));
}

export default function ManagerScreeningHit() {
  return <HitScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
