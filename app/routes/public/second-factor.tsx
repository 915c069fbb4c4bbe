import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeSignInFactor, loadSignInFactor } from '#app/features/auth/second-factor/sign-in-factor.server.ts';
import { SignInFactorScreen } from '#app/features/auth/second-factor/sign-in-factor-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return loadSignInFactor(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return changeSignInFactor(visit, await readForm(request));
}

export default function SecondFactor() {
  return <SignInFactorScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
