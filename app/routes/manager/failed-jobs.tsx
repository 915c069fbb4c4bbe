import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeTicked, loadFailedJobs } from '#app/features/inbox/failed-jobs/failed-jobs.server.ts';
import { FailedJobsScreen } from '#app/features/inbox/failed-jobs/failed-jobs-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadFailedJobs(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeTicked(visit, await readForm(request, { multiple: ['items'] }));
}

export default function ManagerFailedJobs() {
  return <FailedJobsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
