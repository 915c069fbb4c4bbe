import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeSign, loadSign } from '#app/features/invest/sign/sign.server.ts';
import { SignScreen } from '#app/features/invest/sign/sign-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadSign(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeSign(visit, params.slug, await readForm(request));
}

export default function Sign() {
  return <SignScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
