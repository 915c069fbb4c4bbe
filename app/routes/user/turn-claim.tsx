import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeTurn, loadTurn } from '#app/features/earnings/turn/turn.server.ts';
import { TurnScreen } from '#app/features/earnings/turn/turn-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadTurn(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeTurn(visit, params.id, await readForm(request));
}

export default function TurnClaim() {
  return <TurnScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
