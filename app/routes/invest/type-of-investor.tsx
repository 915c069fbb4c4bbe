import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeInvestorType, loadInvestorType } from '#app/features/invest/investor-type/investor-type.server.ts';
import { InvestorTypeScreen } from '#app/features/invest/investor-type/investor-type-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadInvestorType(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeInvestorType(visit, params.slug, await readForm(request));
}

export default function TypeOfInvestor() {
  return <InvestorTypeScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
