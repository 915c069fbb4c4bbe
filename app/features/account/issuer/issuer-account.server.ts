import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { askedPapersPart, bringingPaper } from '#app/parts/asked-papers/asked-papers.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import { ownAccount, ownAccountActs, ownAccountGroups } from '#app/parts/own-account/own-account.server.ts';
import { legalGroup, ownLegal } from '#app/parts/own-account/own-legal.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getBankAccount } from '#contract/bank-accounts.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** An issuer's account: where their company's money is paid from and to, who they are to the platform, and what every role has. */
export async function loadIssuerAccount(visit: SignedInVisit) {
  const [{ data }, own, askedPapers, legal] = await Promise.all([
    call(visit, getBankAccount),
    ownAccount(visit, 'entrepreneur'),
    askedPapersPart(visit),
    ownLegal(visit),
  ]);
  return {
    head: pageHead(visit, { title: visit.t('account:title') }),
    groups: [{ id: 'money', title: visit.t('account:groups.money') }, legalGroup(visit), ...ownAccountGroups(visit)],
    account: accountView(visit, data),
    own,
    askedPapers,
    legal,
  };
}

export type IssuerAccountData = Awaited<ReturnType<typeof loadIssuerAccount>>;

export function changeIssuerAccount(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, {
    ...ownAccountActs(visit, 'entrepreneur'),
    bring: bringingPaper(visit, pathTo.entrepreneur.account),
  });
}
