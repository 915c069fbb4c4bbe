import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadSecretLink, redeemSecretLink } from '#app/features/auth/login-secret/secret-link.server.ts';
import { SecretLinkScreen } from '#app/features/auth/login-secret/secret-link.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadSecretLink(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return redeemSecretLink(visit, await readForm(request));
}

export default function LoginSecret() {
  return <SecretLinkScreen {...useLoaderData<typeof loader>()} />;
}
