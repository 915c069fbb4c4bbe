import type { LoaderFunctionArgs } from '@remix-run/node';
import { openFile } from '#app/api/open-file.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { getPublicFile } from '#contract/files.ts';

/** A public document of an issuance, streamed from the API. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return openFile(visit, getPublicFile, { params: { id: params.id ?? '' } });
}
