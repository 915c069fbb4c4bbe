import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeRegister, loadRegister } from '#app/features/auth/register/register.server.ts';
import { RegisterScreen } from '#app/features/auth/register/register-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return loadRegister(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeRegister(visit, await readForm(request));
}

export default function Register() {
  return <RegisterScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
