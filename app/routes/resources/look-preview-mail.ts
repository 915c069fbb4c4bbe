import type { LoaderFunctionArgs } from '@remix-run/node';
import { openLookMail } from '#app/features/customization/preview/mail.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** A mail as the draft of the tenant's look would draw it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openLookMail(visit);
}
