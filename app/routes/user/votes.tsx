import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeOwnVotes, loadOwnVotes } from '#app/features/issuances/own-votes/own-votes.server.ts';
import { OwnVotesScreen } from '#app/features/issuances/own-votes/own-votes-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadOwnVotes(visit, params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeOwnVotes(visit, params.id, await readForm(request));
}

export default function InvestorVotes() {
  return <OwnVotesScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
