import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeExports, loadExports } from '#app/features/exports/list/exports.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadExports(visit, 'manager');
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return changeExports(visit, 'manager', await readForm(request));
}
