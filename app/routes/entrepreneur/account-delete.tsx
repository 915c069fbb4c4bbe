import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeDeleteOwn, loadDeleteOwn } from '#app/features/account/delete/delete-own.server.ts';
import { DeleteOwnScreen } from '#app/features/account/delete/delete-own-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: what has come to hang on the account meanwhile is shown. */
export const shouldRevalidate = () => true;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadDeleteOwn(visit, 'entrepreneur');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeDeleteOwn(visit, await readForm(request));
}

export default function EntrepreneurAccountDelete() {
  return <DeleteOwnScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
