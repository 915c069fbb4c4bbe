import type { LoaderFunctionArgs } from '@remix-run/node';
import { openLookStylesheet } from '#app/features/customization/preview/stylesheet.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The stylesheet of a draft of the tenant's look, for its own managers. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return openLookStylesheet(visit);
}
