import type { LoaderFunctionArgs } from '@remix-run/node';
import { openLookPicture } from '#app/features/files/document/open-picture.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** A picture of the tenant that was sent, streamed from the API, which decides who may see it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return openLookPicture(visit, params.id ?? '');
}
