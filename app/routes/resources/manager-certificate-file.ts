import type { LoaderFunctionArgs } from '@remix-run/node';
import { openCertificate } from '#app/features/earnings/certificates/open-certificate.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The bytes of a tax certificate. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openCertificate(visit, params);
}
