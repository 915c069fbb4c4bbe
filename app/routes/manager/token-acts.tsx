import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeActs, loadActs } from '#app/features/tokens/acts/acts.server.ts';
import { ActsScreen } from '#app/features/tokens/acts/acts-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadActs(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeActs(visit, params.id, await readForm(request));
}

export default function ManagerTokenActs() {
  return <ActsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
