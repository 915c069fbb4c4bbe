import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadOwnComplaints } from '#app/features/complaints/own-list/own-complaints.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadOwnComplaints(visit, 'entrepreneur');
}
