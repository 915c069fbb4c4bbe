import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  changePrepareWallets,
  loadPrepareWallets,
} from '#app/features/payouts/prepare-wallets/prepare-wallets.server.ts';
import { PrepareWalletsScreen } from '#app/features/payouts/prepare-wallets/prepare-wallets-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadPrepareWallets(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changePrepareWallets(visit, await readForm(request));
}

export default function ManagerPrepareWalletPayouts() {
  return <PrepareWalletsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
