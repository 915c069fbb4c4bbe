import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnOutside, loadOwnOutside } from '#app/features/complaints/outside/mine.server.ts';
import { OwnOutsideScreen } from '#app/features/complaints/outside/mine-screen.tsx';
import { readStrangersForm } from '#app/features/complaints/outside/strangers-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadOwnOutside(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeOwnOutside(visit, await readStrangersForm(request, visit.customization.tenant.upload_limit_mb));
}

export default function ComplaintMine() {
  return <OwnOutsideScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
