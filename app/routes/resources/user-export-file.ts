import type { LoaderFunctionArgs } from '@remix-run/node';
import { openExport } from '#app/features/exports/file/open-export.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The bytes of an export, for who asked for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return openExport(visit, 'user', params.id);
}
