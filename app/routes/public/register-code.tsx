import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeVerifyEmail, loadVerifyEmail } from '#app/features/auth/register-code/verify-email.server.ts';
import { VerifyEmailScreen } from '#app/features/auth/register-code/verify-email-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return loadVerifyEmail(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeVerifyEmail(visit, await readForm(request));
}

export default function VerifyEmail() {
  return <VerifyEmailScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
