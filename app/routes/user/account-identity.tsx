import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnIdentity, loadOwnIdentity } from '#app/features/account/identity/own-identity.server.ts';
import { OwnIdentityScreen } from '#app/features/account/identity/own-identity-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnIdentity(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnIdentity(visit, await readForm(request, { maxFileMb: visit.customization.tenant.upload_limit_mb }));
}

export default function OwnIdentity() {
  return <OwnIdentityScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
