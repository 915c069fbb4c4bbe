import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeBatch, loadBatch } from '#app/features/payouts/batch/batch.server.ts';
import { BatchScreen } from '#app/features/payouts/batch/batch-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadBatch(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeBatch(visit, params.id, await readForm(request));
}

export default function ManagerWalletBatch() {
  return <BatchScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
