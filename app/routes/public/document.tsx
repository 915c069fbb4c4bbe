import type { LoaderFunctionArgs } from '@remix-run/node';
import { unopenedDocument } from '#app/features/files/document/open-document.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** Where a browser lands whose document could not be opened. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  throw unopenedDocument(visit);
}

export default function UnopenedDocument() {
  return null;
}
