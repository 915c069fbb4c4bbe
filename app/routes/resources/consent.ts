import { type ActionFunctionArgs, redirectDocument } from '@remix-run/node';
import { readForm } from '#app/forms/read-form.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';
import { consentCookie } from '#app/tenant/preferences.server.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';

/** The answer to the question about the tenant's analytics: `intent` is `accept` or `refuse`. */
export async function action({ request }: ActionFunctionArgs) {
  await requireRole(request, 'anyone');
  const form = await readForm(request);
  const answer = form.intent === 'accept' ? 'given' : 'refused';
  return redirectDocument(safeRedirect(form.text('next'), '/'), {
    status: 303,
    headers: { 'Set-Cookie': await consentCookie.serialize(answer) },
  });
}
