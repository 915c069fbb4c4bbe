import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAmount, loadAmount } from '#app/features/invest/invest/amount.server.ts';
import { AmountScreen } from '#app/features/invest/invest/amount-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadAmount(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeAmount(visit, params.slug, await readForm(request));
}

export default function Invest() {
  return <AmountScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
