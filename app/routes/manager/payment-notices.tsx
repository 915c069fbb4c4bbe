import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadNotices } from '#app/features/statements/payment-notices/notices.server.ts';
import { NoticesScreen } from '#app/features/statements/payment-notices/notices-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadNotices(visit);
}

export default function ManagerPaymentNotices() {
  return <NoticesScreen {...useLoaderData<typeof loader>()} />;
}
