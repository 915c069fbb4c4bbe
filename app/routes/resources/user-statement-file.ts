import type { LoaderFunctionArgs } from '@remix-run/node';
import { openStatement } from '#app/features/investments/statement/statement.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The bytes of a statement of holdings. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return openStatement(visit);
}
