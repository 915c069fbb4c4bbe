import type { LoaderFunctionArgs } from '@remix-run/node';
import { lookAtDocument, unshown } from '#app/features/files/document/look-at-document.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** A private file to be looked at in a page, streamed from the API, which decides whose it is and writes down who looked. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  const { session } = visit;
  return session ? lookAtDocument({ ...visit, session }, params.id ?? '') : unshown(visit, 401);
}
