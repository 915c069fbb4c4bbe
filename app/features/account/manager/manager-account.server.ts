import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import { ownAccount, ownAccountActs, ownAccountGroups } from '#app/parts/own-account/own-account.server.ts';
import { legalGroup, ownLegal } from '#app/parts/own-account/own-legal.server.ts';
import { displayName } from '#app/session/session.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getBankAccount } from '#contract/bank-accounts.ts';
import { absenceActs, absencePart } from './absence.server.ts';

/** A manager's own account: who of the team they are and when away, where money is paid to them, who they are to the platform, and what every role has. */
export async function loadManagerAccount(visit: SignedInVisit) {
  const { t, session } = visit;
  return {
    head: pageHead(visit, { title: t('account:title') }),
    groups: [
      { id: 'you', title: t('account:groups.you') },
      { id: 'money', title: t('account:groups.money') },
      legalGroup(visit),
      ...ownAccountGroups(visit),
    ],
    facts: [
      { label: t('account:name'), value: displayName(session.user) },
      { label: t('account:email'), value: session.user.email },
      { label: t('account:roles'), value: session.user.roles.map((role) => t(`statuses:role.${role}`)).join(', ') },
    ],
    ...(await parts(visit)),
  };
}

async function parts(visit: SignedInVisit) {
  const [own, absence, legal, { data: bank }] = await Promise.all([
    ownAccount(visit, 'manager'),
    absencePart(visit),
    ownLegal(visit),
    call(visit, getBankAccount),
  ]);
  return { own, absence, legal, account: accountView(visit, bank) };
}

export type ManagerAccountData = Awaited<ReturnType<typeof loadManagerAccount>>;

export function changeManagerAccount(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, { ...ownAccountActs(visit, 'manager'), ...absenceActs(visit) });
}
