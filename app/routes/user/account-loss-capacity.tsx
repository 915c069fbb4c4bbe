import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnLoss, loadOwnLoss } from '#app/features/account/loss-capacity/own-loss.server.ts';
import { OwnLossScreen } from '#app/features/account/loss-capacity/own-loss-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnLoss(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnLoss(visit, await readForm(request));
}

export default function OwnLossCapacity() {
  return <OwnLossScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
