import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBoard } from '#app/features/ads/list/board.server.ts';
import { BoardScreen } from '#app/features/ads/list/board-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadBoard(visit);
}

export default function InvestorBoard() {
  return <BoardScreen {...useLoaderData<typeof loader>()} />;
}
