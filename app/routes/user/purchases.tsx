import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPurchases } from '#app/features/investments/purchases/purchases.server.ts';
import { PurchasesScreen } from '#app/features/investments/purchases/purchases-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadPurchases(visit);
}

export default function InvestorPurchases() {
  return <PurchasesScreen {...useLoaderData<typeof loader>()} />;
}
