import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeNewTransfer, loadNewTransfer } from '#app/features/transfers/new/new-transfer.server.ts';
import { NewTransferScreen } from '#app/features/transfers/new/new-transfer-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadNewTransfer(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeNewTransfer(visit, await readForm(request));
}

export default function NewTransfer() {
  return <NewTransferScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
