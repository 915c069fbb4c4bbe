import type { LoaderFunctionArgs } from '@remix-run/node';
import { openDocument } from '#app/features/files/document/open-document.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { getPublicFile } from '#contract/files.ts';

/** A public document of an issuance, streamed from the API. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return openDocument(visit, getPublicFile, params.id ?? '');
}
