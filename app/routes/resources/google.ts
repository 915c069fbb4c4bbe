import type { LoaderFunctionArgs } from '@remix-run/node';
import { beginGoogle } from '#app/session/google.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** The Google button leads here: a link, because the content policy lets forms post to nobody else. */
export async function loader({ request }: LoaderFunctionArgs) {
  return beginGoogle(await requireRole(request, 'guest'));
}
