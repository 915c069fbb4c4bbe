import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPayoutDocument } from '#app/features/payouts/file/payout-file.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The document of a file for the bank. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openPayoutDocument(visit, params.id);
}
