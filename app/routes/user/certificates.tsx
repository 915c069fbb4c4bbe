import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeCertificates, loadCertificates } from '#app/features/earnings/certificates/certificates.server.ts';
import { CertificatesScreen } from '#app/features/earnings/certificates/certificates-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadCertificates(visit, { area: 'user' });
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeCertificates(visit, { area: 'user' }, await readForm(request));
}

export default function OwnCertificates() {
  return <CertificatesScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
