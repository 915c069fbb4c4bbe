import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStatements } from '#app/features/statements/list/statements.server.ts';
import { StatementsScreen } from '#app/features/statements/list/statements-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadStatements(visit);
}

export default function ManagerStatements() {
  return <StatementsScreen {...useLoaderData<typeof loader>()} />;
}
