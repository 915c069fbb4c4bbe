import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { enterProfile } from '#app/session/impersonation.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { impersonate } from '#contract/impersonation.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { mayImpersonate } from '#domain/access/permissions.ts';
import { IMPERSONATION_MAX_MINUTES } from '#domain/limits.ts';
import { enterForm } from './user.form.ts';

/** The words of the door into a person's profile; null where nobody may enter: another manager's, and one's own. */
export function entryOf({ t, session }: SignedInVisit, { name, roles }: UserSheetJson) {
  if (!mayImpersonate(session.user.roles, roles, Boolean(session.backdoor))) return null;
  return {
    title: t('users:enter.title', { name }),
    button: t('users:enter.button', { count: IMPERSONATION_MAX_MINUTES }),
  };
}

/** Enters the person's profile: the manager's own session is kept aside until they leave, or until the time is over. */
export function entering(visit: SignedInVisit, id: string) {
  return formAct({
    schema: enterForm,
    send: (body) => call(visit, impersonate, { params: { id }, body }),
    onward: ({ data }) => enterProfile(visit, data),
  });
}
