import type { LoaderFunctionArgs } from '@remix-run/node';
import { openVoteFile } from '#app/features/issuances/votes/votes.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The bytes of a vote's result. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return openVoteFile(visit, params.vote);
}
