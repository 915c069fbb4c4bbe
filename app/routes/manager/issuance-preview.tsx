import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPreview } from '#app/features/issuances/preview/preview.server.ts';
import { PreviewScreen } from '#app/features/issuances/preview/preview-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadPreview(visit, 'manager', params.id);
}

export default function ManagerIssuancePreview() {
  return <PreviewScreen {...useLoaderData<typeof loader>()} />;
}
