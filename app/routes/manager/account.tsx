import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeManagerAccount, loadManagerAccount } from '#app/features/account/manager/manager-account.server.ts';
import { ManagerAccountScreen } from '#app/features/account/manager/manager-account-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadManagerAccount(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeManagerAccount(
    visit,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }),
  );
}

export default function ManagerAccount() {
  return <ManagerAccountScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
