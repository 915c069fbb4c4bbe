import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOutsideComplaint, loadOutsideComplaint } from '#app/features/complaints/outside/send.server.ts';
import { OutsideComplaintScreen } from '#app/features/complaints/outside/send-screen.tsx';
import { readStrangersForm } from '#app/features/complaints/outside/strangers-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadOutsideComplaint(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeOutsideComplaint(visit, await readStrangersForm(request, visit.customization.tenant.upload_limit_mb));
}

export default function ComplaintNew() {
  return <OutsideComplaintScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
