import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvestors } from '#app/features/issuances/investors/investors.server.ts';
import { InvestorsScreen } from '#app/features/issuances/investors/investors-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadInvestors(visit, 'entrepreneur', params.id);
}

export default function EntrepreneurIssuanceInvestors() {
  return <InvestorsScreen {...useLoaderData<typeof loader>()} />;
}
