import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPaper } from '#app/features/legitimations/sheet/open-paper.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The paper of a certificate of legitimation. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openPaper(visit, params.id);
}
