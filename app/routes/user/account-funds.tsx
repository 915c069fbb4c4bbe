import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnFunds, loadOwnFunds } from '#app/features/account/funds/funds.server.ts';
import { OwnFundsScreen } from '#app/features/account/funds/funds-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnFunds(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnFunds(
    visit,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb, maxFiles: 3 }),
  );
}

export default function OwnFunds() {
  return <OwnFundsScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
