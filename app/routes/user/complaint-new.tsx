import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fileNewComplaint, loadNewComplaint } from '#app/features/complaints/new/new-complaint.server.ts';
import { NewComplaintScreen } from '#app/features/complaints/new/new-complaint-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadNewComplaint(visit, 'user');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return fileNewComplaint(
    visit,
    'user',
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb, maxFiles: 3 }),
  );
}

export default function InvestorComplaintNew() {
  return <NewComplaintScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
