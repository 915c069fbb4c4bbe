import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeBankwire, loadBankwire } from '#app/features/invest/payment-bankwire/bankwire.server.ts';
import { BankwireScreen } from '#app/features/invest/payment-bankwire/bankwire-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadBankwire(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeBankwire(
    visit,
    params.slug,
    await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }),
  );
}

export default function PaymentBankwire() {
  return <BankwireScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
