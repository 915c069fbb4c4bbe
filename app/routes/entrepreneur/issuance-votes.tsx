import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeVotes } from '#app/features/issuances/votes/change-votes.server.ts';
import { loadVotes } from '#app/features/issuances/votes/votes.server.ts';
import { VotesScreen } from '#app/features/issuances/votes/votes-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadVotes(visit, 'entrepreneur', params.id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return changeVotes(visit, 'entrepreneur', params.id, await readForm(request));
}

export default function EntrepreneurIssuanceVotes() {
  return <VotesScreen data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
