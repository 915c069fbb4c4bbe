import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPortfolio } from '#app/features/investments/portfolio/portfolio.server.ts';
import { PortfolioScreen } from '#app/features/investments/portfolio/portfolio-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadPortfolio(visit);
}

export default function InvestorPortfolio() {
  return <PortfolioScreen {...useLoaderData<typeof loader>()} />;
}
