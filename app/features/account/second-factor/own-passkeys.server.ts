import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { getAccount } from '#contract/account.ts';
import { beginPasskey, confirmPasskey, removePasskey } from '#contract/passkeys.ts';
import { told } from './told.server.ts';

const addForm = beginPasskey.body;
const makeForm = confirmPasskey.body;
const removeForm = removePasskey.body.extend({ passkey_id: z.uuid() });
export type AddPasskeyFields = z.input<typeof addForm>;
export type RemovePasskeyFields = z.input<typeof removeForm>;

export const passkeyForms = () => ({ add: formOf(addForm), make: formOf(makeForm), remove: formOf(removeForm) });

type Passkeys = z.output<typeof getAccount.answer>['data']['passkeys'];

/** One's passkeys in words. */
export function passkeyLines({ t, format }: SignedInVisit, passkeys: Passkeys) {
  return passkeys.map(({ id, name, created_at, last_used_at, synced, elsewhere }) => ({
    id,
    name,
    note: [
      t('passkey:made', { date: format.date(created_at) }),
      last_used_at ? t('passkey:used', { date: format.date(last_used_at) }) : t('passkey:unused'),
      synced && t('passkey:synced'),
      elsewhere && t('passkey:elsewhere', { host: elsewhere }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Buttons: `add-passkey` asks for the password and a name, `make-passkey` brings what the browser has made, `remove-passkey` takes one away. */
export function passkeyActs(visit: SignedInVisit, here: string) {
  const { t } = visit;
  return {
    'add-passkey': formAct({
      schema: addForm,
      send: (body) => call(visit, beginPasskey, { body }),
      onward: () => here,
    }),
    'make-passkey': formAct({
      schema: makeForm,
      send: (body) => call(visit, confirmPasskey, { body }),
      onward: ({ data }) =>
        data.recovery_codes.length > 0 ? told(data.recovery_codes) : { to: here, toast: t('passkey:make.done') },
      // Its question is used up: the page offers to begin again.
      refused: ({ code }) =>
        /^passkey\./.test(code ?? '') ? { to: here, toast: { message: t(`api_errors:${code}`), type: 'error' } } : null,
    }),
    'remove-passkey': formAct({
      schema: removeForm,
      send: ({ passkey_id: id, current_password }) =>
        call(visit, removePasskey, { params: { id }, body: { current_password } }),
      onward: () => ({ to: here, toast: t('passkey:remove.done') }),
    }),
  };
}
