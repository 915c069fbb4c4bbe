import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInbox } from '#app/features/inbox/list/inbox.server.ts';
import { InboxScreen } from '#app/features/inbox/list/inbox-screen.tsx';
import { takeTicked } from '#app/features/inbox/list/take.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadInbox(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return takeTicked(visit, await readForm(request, { multiple: ['items'] }));
}

export default function ManagerInbox() {
  return <InboxScreen {...useLoaderData<typeof loader>()} />;
}
