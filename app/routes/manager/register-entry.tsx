import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeEntry, loadEntry } from '#app/features/house-registers/entry/entry.server.ts';
import { EntryScreen } from '#app/features/house-registers/entry/entry-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadEntry(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeEntry(visit, params.id, await readForm(request));
}

export default function ManagerRegisterEntry() {
  return <EntryScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
