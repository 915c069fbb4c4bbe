import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPhonePreview } from '#app/features/issuances/preview/preview.server.ts';
import { ProjectScreen } from '#app/features/issuances/public-page/project-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { InvestFrame } from '#app/parts/frame/invest-frame.tsx';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** As the public page: no framework script. */
export const handle = { framed: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadPhonePreview(visit, params.id);
}

export default function EntrepreneurPhonePreview() {
  return (
    <InvestFrame isPreview>
      <ProjectScreen {...useLoaderData<typeof loader>()} reply={null} />
    </InvestFrame>
  );
}
