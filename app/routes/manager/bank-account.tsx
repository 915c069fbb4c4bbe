import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnBankAccount, loadBankAccount } from '#app/features/account/bank-account/bank-account.server.ts';
import { BankAccountScreen } from '#app/features/account/bank-account/bank-account-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadBankAccount(visit, 'manager');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeOwnBankAccount(visit, 'manager', await readForm(request));
}

export default function BankAccount() {
  return <BankAccountScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
