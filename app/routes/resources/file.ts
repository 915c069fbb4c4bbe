import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { openDocument } from '#app/features/files/document/open-document.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { signInAddress } from '#app/session/sign-in-address.ts';
import { getFile } from '#contract/files.ts';

/** A private file, streamed from the API, which decides whose it is: another person's is a 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  if (!visit.session) throw redirect(signInAddress(visit.url));
  return openDocument(visit, getFile, params.id ?? '');
}
