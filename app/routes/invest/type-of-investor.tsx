import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeInvestorType, loadInvestorType } from '#app/features/invest/type-of-investor/investor-type.server.ts';
import { InvestorTypeScreen } from '#app/features/invest/type-of-investor/investor-type-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { EVIDENCE_FIELDS } from '#contract/suitability.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadInvestorType(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  const form = await readForm(request, {
    multiple: ['criteria'],
    maxFileMb: visit.customization.tenant.upload_limit_mb,
    maxFiles: EVIDENCE_FIELDS.length,
  });
  return changeInvestorType(visit, params.slug, form);
}

export default function TypeOfInvestor() {
  return <InvestorTypeScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
