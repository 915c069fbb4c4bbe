import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeForgotPassword, loadForgotPassword } from '#app/features/auth/forgot-password/forgot-password.server.ts';
import { ForgotPasswordScreen } from '#app/features/auth/forgot-password/forgot-password-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return loadForgotPassword(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeForgotPassword(visit, await readForm(request));
}

export default function ForgotPassword() {
  return <ForgotPasswordScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
