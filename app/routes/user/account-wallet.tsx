import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeWallet, loadWallet } from '#app/features/account/wallet/wallet.server.ts';
import { WalletScreen } from '#app/features/account/wallet/wallet-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadWallet(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeWallet(visit, await readForm(request));
}

export default function OwnWallet() {
  return <WalletScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
