import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/forms/read-form.server.ts';
import { changeSavedViews } from '#app/lists/change-saved-views.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** Keeps a list as it is looked at under a name, or forgets it. */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return changeSavedViews(visit, await readForm(request));
}
