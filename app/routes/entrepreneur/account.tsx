import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeIssuerAccount, loadIssuerAccount } from '#app/features/account/issuer/issuer-account.server.ts';
import { IssuerAccountScreen } from '#app/features/account/issuer/issuer-account-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadIssuerAccount(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeIssuerAccount(visit, await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }));
}

export default function IssuerAccount() {
  return <IssuerAccountScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
