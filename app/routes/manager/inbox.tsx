import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { loadInbox } from '#app/features/inbox/list/inbox.server.ts';
import { takeTicked } from '#app/features/inbox/list/take.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { ListRoute } from '#app/lists/list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export default ListRoute;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadInbox(visit);
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return takeTicked(visit, await readForm(request, { multiple: ['items'] }));
}
