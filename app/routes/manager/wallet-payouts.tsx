import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadWallets } from '#app/features/payouts/wallets/wallets.server.ts';
import { WalletsScreen } from '#app/features/payouts/wallets/wallets-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadWallets(visit);
}

export default function ManagerWalletPayouts() {
  return <WalletsScreen {...useLoaderData<typeof loader>()} />;
}
