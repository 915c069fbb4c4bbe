import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeDistributions } from '#app/features/distributions/list/change-distributions.server.ts';
import { loadDistributions } from '#app/features/distributions/list/distributions.server.ts';
import { DistributionsScreen } from '#app/features/distributions/list/distributions-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadDistributions(visit, 'manager', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeDistributions(visit, 'manager', params.id, await readForm(request));
}

export default function ManagerIssuanceBenefits() {
  return <DistributionsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
