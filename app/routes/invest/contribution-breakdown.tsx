import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeBreakdown, loadBreakdown } from '#app/features/invest/contribution-breakdown/breakdown.server.ts';
import { BreakdownScreen } from '#app/features/invest/contribution-breakdown/breakdown-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadBreakdown(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeBreakdown(visit, params.slug, await readForm(request));
}

export default function ContributionBreakdown() {
  return <BreakdownScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
