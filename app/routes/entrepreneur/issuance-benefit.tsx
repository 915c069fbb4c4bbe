import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeDistribution } from '#app/features/distributions/sheet/change-distribution.server.ts';
import { loadDistribution } from '#app/features/distributions/sheet/distribution.server.ts';
import { DistributionScreen } from '#app/features/distributions/sheet/distribution-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadDistribution(visit, 'entrepreneur', params);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  const form = await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb });
  return changeDistribution(visit, 'entrepreneur', params, form);
}

export default function EntrepreneurIssuanceBenefit() {
  return <DistributionScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
