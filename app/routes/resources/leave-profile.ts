import type { ActionFunctionArgs } from '@remix-run/node';
import { leaveProfile } from '#app/session/impersonation.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';

/** The button of the impersonation banner: back to the manager's own session. */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  if (!visit.session) throw new Response(null, { status: 403 });
  return leaveProfile({ ...visit, session: visit.session } satisfies SignedInVisit);
}
