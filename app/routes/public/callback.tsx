import type { LoaderFunctionArgs } from '@remix-run/node';
import { finishGoogle } from '#app/features/auth/callback/google-callback.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** Google's way back (specification, section 2). */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'guest');
  return finishGoogle(visit);
}

/** Shows nothing by itself: with it, what goes wrong here is told on the error page. */
export default function Callback() {
  return null;
}
