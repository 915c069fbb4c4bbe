import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadChange } from '#app/features/issuances/change/change.server.ts';
import { ChangeScreen } from '#app/features/issuances/change/change-screen.tsx';
import { sendChange } from '#app/features/issuances/change/send-change.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: what has changed meanwhile is shown beside what was typed. */
export const shouldRevalidate = () => true;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadChange(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return sendChange(visit, 'entrepreneur', params.id, await readForm(request));
}

export default function EntrepreneurIssuanceChange() {
  return <ChangeScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
