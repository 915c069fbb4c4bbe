import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeExports, loadExports } from '#app/features/exports/list/exports.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadExports(visit, 'user');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return changeExports(visit, 'user', await readForm(request));
}
