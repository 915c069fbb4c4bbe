import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStatement } from '#app/features/investments/statement/statement.server.ts';
import { StatementScreen } from '#app/features/investments/statement/statement-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadStatement(visit);
}

export default function InvestorStatement() {
  return <StatementScreen {...useLoaderData<typeof loader>()} />;
}
