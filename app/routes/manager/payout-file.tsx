import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changePayoutFile, loadPayoutFile } from '#app/features/payouts/file/payout-file.server.ts';
import { PayoutFileScreen } from '#app/features/payouts/file/payout-file-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

const REPORT_MAX_MB = 2;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadPayoutFile(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changePayoutFile(visit, params.id, await readForm(request, { maxFileMb: REPORT_MAX_MB }));
}

export default function ManagerPayoutFile() {
  return <PayoutFileScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
