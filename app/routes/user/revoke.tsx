import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeRevoke, loadRevoke } from '#app/features/investments/revoke/revoke.server.ts';
import { RevokeScreen } from '#app/features/investments/revoke/revoke-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadRevoke(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeRevoke(visit, params.id, await readForm(request));
}

export default function RevokeInvestment() {
  return <RevokeScreen {...useLoaderData<typeof loader>()} />;
}
