import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeUnsubscribe, loadUnsubscribe } from '#app/features/messages/unsubscribe/unsubscribe.server.ts';
import { UnsubscribeScreen } from '#app/features/messages/unsubscribe/unsubscribe-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadUnsubscribe(await requireRole(request, 'anyone'));
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeUnsubscribe(visit, await readForm(request));
}

export default function Unsubscribe() {
  return <UnsubscribeScreen {...useLoaderData<typeof loader>()} />;
}
