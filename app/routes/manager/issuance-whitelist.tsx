import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeWhitelist } from '#app/features/issuances/whitelist/change-whitelist.server.ts';
import { loadWhitelist } from '#app/features/issuances/whitelist/whitelist.server.ts';
import { WhitelistScreen } from '#app/features/issuances/whitelist/whitelist-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { WHITELIST_FILE_MAX_MB } from '#domain/issuance/whitelist.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadWhitelist(visit, 'manager', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  const form = await readForm(request, { maxFileMb: WHITELIST_FILE_MAX_MB, multiple: ['ids'] });
  return changeWhitelist(visit, 'manager', params.id, form);
}

export default function ManagerIssuanceWhitelist() {
  return <WhitelistScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
