import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeUpdates } from '#app/features/issuances/updates/change-updates.server.ts';
import { loadUpdates } from '#app/features/issuances/updates/updates.server.ts';
import { UpdatesScreen } from '#app/features/issuances/updates/updates-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadUpdates(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeUpdates(visit, 'entrepreneur', params.id, await readForm(request));
}

export default function EntrepreneurIssuanceUpdates() {
  return <UpdatesScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
