import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeResetPassword, loadResetPassword } from '#app/features/auth/remember-password/reset-password.server.ts';
import { ResetPasswordScreen } from '#app/features/auth/remember-password/reset-password-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return loadResetPassword(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeResetPassword(visit, await readForm(request));
}

export default function RememberPassword() {
  return <ResetPasswordScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
