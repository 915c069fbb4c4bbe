import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changePlatform } from '#app/features/settings/desk/change.server.ts';
import { loadSettings } from '#app/features/settings/desk/settings.server.ts';
import { SettingsScreen } from '#app/features/settings/desk/settings-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadSettings(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changePlatform(visit, await readForm(request));
}

export default function ManagerSettings() {
  return <SettingsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
