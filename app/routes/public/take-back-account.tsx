import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeTakeBack, loadTakeBack } from '#app/features/account/take-back/take-back.server.ts';
import { TakeBackScreen } from '#app/features/account/take-back/take-back-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadTakeBack(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeTakeBack(visit, await readForm(request));
}

export default function TakeBackAccount() {
  return <TakeBackScreen {...useLoaderData<typeof loader>()} />;
}
