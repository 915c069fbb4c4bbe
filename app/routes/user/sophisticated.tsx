import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnPage, loadOwnPage } from '#app/features/account/sophisticated/own-page.server.ts';
import { OwnSophisticatedScreen } from '#app/features/account/sophisticated/own-page.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { EVIDENCE_FIELDS } from '#contract/suitability.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnPage(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  const form = await readForm(request, {
    multiple: ['criteria'],
    maxFileMb: visit.customization.tenant.upload_limit_mb,
    maxFiles: EVIDENCE_FIELDS.length,
  });
  return changeOwnPage(visit, form);
}

export default function InvestorSophisticated() {
  return <OwnSophisticatedScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
