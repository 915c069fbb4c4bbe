import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeAskPapers, loadAskPapers } from '#app/features/users/ask-papers/ask-papers.server.ts';
import { AskPapersScreen } from '#app/features/users/ask-papers/ask-papers-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadAskPapers(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeAskPapers(visit, await readForm(request, { multiple: ['kinds'] }));
}

export default function ManagerAskPapers() {
  return <AskPapersScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
