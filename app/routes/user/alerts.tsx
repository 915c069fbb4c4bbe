import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAlerts, loadAlerts } from '#app/features/messages/alerts/alerts.server.ts';
import { AlertsScreen } from '#app/features/messages/alerts/alerts-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadAlerts(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeAlerts(visit, await readForm(request));
}

export default function UserAlerts() {
  return <AlertsScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
