import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadToken } from '#app/features/tokens/sheet/token.server.ts';
import { TokenScreen } from '#app/features/tokens/sheet/token-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadToken(visit, 'entrepreneur', params.id);
}

export default function EntrepreneurToken() {
  return <TokenScreen {...useLoaderData<typeof loader>()} />;
}
