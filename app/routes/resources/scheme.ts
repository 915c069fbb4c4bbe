import { type ActionFunctionArgs, redirectDocument } from '@remix-run/node';
import { readForm } from '#app/forms/read-form.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { schemeCookie } from '#app/tenant/preferences.server.ts';
import { SCHEMES } from '#app/tenant/shell.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';

/** The colour-scheme switch: `scheme` and `next`. */
export async function action({ request }: ActionFunctionArgs) {
  await requireRole(request, 'anyone');
  const form = await readForm(request);
  const scheme = SCHEMES.find((known) => known === form.text('scheme')) ?? 'auto';
  return redirectDocument(safeRedirect(form.text('next'), '/'), {
    status: 303,
    headers: { 'Set-Cookie': await schemeCookie.serialize(scheme) },
  });
}
