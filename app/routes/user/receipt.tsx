import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReceipt } from '#app/features/earnings/receipt/receipt.server.ts';
import { ReceiptScreen } from '#app/features/earnings/receipt/receipt-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadReceipt(visit, 'user', params.id);
}

export default function EarningReceipt() {
  return <ReceiptScreen {...useLoaderData<typeof loader>()} />;
}
