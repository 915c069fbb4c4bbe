import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireRole } from '#app/session/require-role.server.ts';

/** Every address that is no page: the 404 page names the path (specification, section 2). */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'anyone');
  throw new Response(null, { status: 404 });
}

export async function action({ request }: LoaderFunctionArgs) {
  await requireRole(request, 'anyone');
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
