import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeWatchLists, loadWatchLists } from '#app/features/screening/lists/lists.server.ts';
import { WatchListsScreen } from '#app/features/screening/lists/lists-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { WATCH_FILE_MAX_MB } from '#domain/screening/watch-list.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadWatchLists(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeWatchLists(visit, await readForm(request, { maxFileMb: WATCH_FILE_MAX_MB }));
}

export default function ManagerWatchLists() {
  return <WatchListsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
