import type { LoaderFunctionArgs } from '@remix-run/node';
import { openRecordFile } from '#app/features/investments/record/record.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The bytes of an order's record. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return openRecordFile(visit, params.id);
}
