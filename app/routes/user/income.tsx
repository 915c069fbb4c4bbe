import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadIncome } from '#app/features/investments/income/income.server.ts';
import { IncomeScreen } from '#app/features/investments/income/income-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadIncome(visit);
}

export default function InvestorIncome() {
  return <IncomeScreen {...useLoaderData<typeof loader>()} />;
}
