import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeMethod, loadMethod } from '#app/features/invest/method-payment/method.server.ts';
import { MethodScreen } from '#app/features/invest/method-payment/method-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadMethod(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeMethod(visit, params.slug, await readForm(request));
}

export default function MethodPayment() {
  return <MethodScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
