import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadEarningHistory } from '#app/features/earnings/history/history.server.ts';
import { EarningHistoryScreen } from '#app/features/earnings/history/history-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadEarningHistory(visit, 'entrepreneur', 'investor', params.id);
}

export default function InvestorEarnings() {
  return <EarningHistoryScreen {...useLoaderData<typeof loader>()} />;
}
