import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadAudit } from '#app/features/audit/list/audit.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadAudit(visit);
}
