import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/forms/read-form.server.ts';
import { givePasskeyOptions } from '#app/parts/passkeys/passkey-options.server.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** What a browser is asked for a passkey: fetched when its button is pressed, because each question holds a few minutes and is answered once. */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return givePasskeyOptions(visit, await readForm(request));
}
