import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPurchase } from '#app/features/investments/purchase/purchase.server.ts';
import { PurchaseScreen } from '#app/features/investments/purchase/purchase-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadPurchase(visit, params.id);
}

export default function InvestorPurchase() {
  return <PurchaseScreen {...useLoaderData<typeof loader>()} />;
}
