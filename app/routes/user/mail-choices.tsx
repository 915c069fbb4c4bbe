import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeMailChoices, loadMailChoices } from '#app/features/messages/mail-choices/mail-choices.server.ts';
import { MailChoicesScreen } from '#app/features/messages/mail-choices/mail-choices-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadMailChoices(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeMailChoices(visit, await readForm(request));
}

export default function UserMailChoices() {
  return <MailChoicesScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
