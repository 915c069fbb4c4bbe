import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeReceived } from '#app/features/messages/notifications/change-notifications.server.ts';
import { loadReceived } from '#app/features/messages/notifications/received.server.ts';
import { Received } from '#app/features/messages/notifications/received.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadReceived(visit, 'user');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeReceived(visit, await readForm(request));
}

export default function UserNotifications() {
  return <Received data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
