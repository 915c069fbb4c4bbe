import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeComplaint } from '#app/features/complaints/manage-sheet/change-complaint.server.ts';
import { loadComplaint } from '#app/features/complaints/manage-sheet/complaint.server.ts';
import { ComplaintScreen } from '#app/features/complaints/manage-sheet/complaint-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadComplaint(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeComplaint(
    visit,
    params.id,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }),
  );
}

export default function ManagerComplaint() {
  return <ComplaintScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
