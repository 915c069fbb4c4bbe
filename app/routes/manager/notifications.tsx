import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeNotifications } from '#app/features/messages/notifications/change-notifications.server.ts';
import { loadNotifications } from '#app/features/messages/notifications/notifications.server.ts';
import { NotificationsScreen } from '#app/features/messages/notifications/notifications-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadNotifications(visit, 'manager');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeNotifications(visit, 'manager', await readForm(request));
}

export default function ManagerNotifications() {
  return <NotificationsScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
