import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPicture } from '#app/features/files/document/open-picture.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** A picture of a project, streamed from the API, which decides who may see it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return openPicture(visit, params.id ?? '');
}
