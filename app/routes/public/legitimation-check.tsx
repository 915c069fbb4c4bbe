import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeCheck, loadCheck } from '#app/features/legitimations/check/check.server.ts';
import { CheckScreen } from '#app/features/legitimations/check/check-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCheck(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeCheck(visit, await readForm(request));
}

export default function LegitimationCheck() {
  return <CheckScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
