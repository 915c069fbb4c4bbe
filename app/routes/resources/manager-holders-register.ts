import type { LoaderFunctionArgs } from '@remix-run/node';
import { openRegister } from '#app/features/issuances/investors/open-register.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The register of a token's holders as a document. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openRegister(visit, params.id);
}
