import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeBeneficiaries, loadBeneficiaries } from '#app/features/account/beneficiaries/beneficiaries.server.ts';
import { BeneficiariesScreen } from '#app/features/account/beneficiaries/beneficiaries-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadBeneficiaries(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeBeneficiaries(visit, await readForm(request));
}

export default function OwnBeneficiaries() {
  return <BeneficiariesScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
