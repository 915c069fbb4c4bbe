import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadManagedInvestments } from '#app/features/investments/manage-list/managed-investments.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadManagedInvestments(await requireRole(request, 'entrepreneur'), 'entrepreneur');
}
