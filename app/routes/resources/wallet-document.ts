import type { LoaderFunctionArgs } from '@remix-run/node';
import { openBatchDocument } from '#app/features/payouts/batch/batch.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** A document of a batch for the wallet. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openBatchDocument(visit, params.id);
}
