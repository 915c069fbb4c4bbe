import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeLogin, loadLogin } from '#app/features/auth/login/login.server.ts';
import { LoginScreen } from '#app/features/auth/login/login.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadLogin(await requireRole(request, 'guest'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeLogin(visit, await readForm(request));
}

export default function Login() {
  return <LoginScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
