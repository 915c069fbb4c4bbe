import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTokens } from '#app/features/tokens/list/tokens.server.ts';
import { TokensScreen } from '#app/features/tokens/list/tokens-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadTokens(visit, 'entrepreneur');
}

export default function EntrepreneurTokens() {
  return <TokensScreen {...useLoaderData<typeof loader>()} />;
}
