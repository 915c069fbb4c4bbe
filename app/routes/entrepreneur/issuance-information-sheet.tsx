import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeSheet } from '#app/features/issuances/information-sheet/change-sheet.server.ts';
import { loadSheet } from '#app/features/issuances/information-sheet/sheet.server.ts';
import { SheetScreen } from '#app/features/issuances/information-sheet/sheet-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;
/** After a refusal too: what somebody else has saved meanwhile is shown beside what was typed. */
export const shouldRevalidate = () => true;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadSheet(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeSheet(visit, 'entrepreneur', params.id, await readForm(request));
}

export default function EntrepreneurInformationSheet() {
  const data = useLoaderData<typeof loader>();
  // Each part is a form of its own.
  return <SheetScreen key={data.part} {...data} reply={useActionData<typeof action>()} />;
}
