import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnComplaint, loadOwnComplaint } from '#app/features/complaints/own-sheet/own-complaint.server.ts';
import { OwnComplaintScreen } from '#app/features/complaints/own-sheet/own-complaint-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadOwnComplaint(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeOwnComplaint(
    visit,
    'entrepreneur',
    params.id,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb, maxFiles: 3 }),
  );
}

export default function IssuerComplaint() {
  return <OwnComplaintScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
