import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { changeEdit, loadEdit, readEdit } from '#app/features/issuances/edit/edit.server.ts';
import { EditScreen } from '#app/features/issuances/edit/edit-screen.tsx';
import { afterLooks } from '#app/forms/look.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: what somebody else has saved meanwhile is shown beside what was typed. */
export const shouldRevalidate: ShouldRevalidateFunction = (asked) =>
  afterLooks({ ...asked, defaultShouldRevalidate: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadEdit(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeEdit(visit, 'entrepreneur', params.id, await readEdit(visit));
}

export default function EntrepreneurIssuanceEdit() {
  const data = useLoaderData<typeof loader>();
  // Each section is a form of its own.
  return <EditScreen key={data.section} {...data} reply={useActionData<typeof action>()} />;
}
