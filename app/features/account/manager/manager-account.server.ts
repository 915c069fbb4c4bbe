import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { ownAccount, ownAccountActs, ownAccountGroups } from '#app/parts/own-account/own-account.server.ts';
import { displayName } from '#app/session/session.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { absenceActs, absencePart } from './absence.server.ts';

/** A manager's own account. */
export async function loadManagerAccount(visit: SignedInVisit) {
  const { t, session } = visit;
  return {
    head: pageHead(visit, { title: t('account:title') }),
    groups: [{ id: 'you', title: t('account:groups.you') }, ...ownAccountGroups(visit)],
    facts: [
      { label: t('account:name'), value: displayName(session.user) },
      { label: t('account:email'), value: session.user.email },
      { label: t('account:roles'), value: session.user.roles.map((role) => t(`statuses:role.${role}`)).join(', ') },
    ],
    ...(await both(visit)),
  };
}

async function both(visit: SignedInVisit) {
  const [own, absence] = await Promise.all([ownAccount(visit, 'manager'), absencePart(visit)]);
  return { own, absence };
}

export type ManagerAccountData = Awaited<ReturnType<typeof loadManagerAccount>>;

export function changeManagerAccount(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, { ...ownAccountActs(visit, 'manager'), ...absenceActs(visit) });
}
