import { call } from '#app/api/call.server.ts';
import { ownPaperDays } from '#app/features/account/documents/paper-rows.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import { failureOf } from '#app/parts/identity/identity-progress.server.ts';
import { ownAccount, ownAccountActs, ownAccountGroups } from '#app/parts/own-account/own-account.server.ts';
import { REMOVE_CARD } from '#app/parts/saved-cards/remove-card.ts';
import { forgettingCard, savedCardLines } from '#app/parts/saved-cards/saved-cards.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listOwnPaperRequests } from '#contract/asked-papers.ts';
import { getBankAccount } from '#contract/bank-accounts.ts';
import { getBeneficiaries } from '#contract/beneficiaries.ts';
import { getOwnFunds } from '#contract/funds.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { getOwnSophisticated } from '#contract/suitability.ts';
import { getOwnWallet } from '#contract/wallets.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { standingRows } from './standing-rows.server.ts';
import { walletLine } from './wallet-line.ts';
import { youRows } from './you-rows.server.ts';

/** The investor's own account: who they are, how they stand, and the cards that they keep. */
export async function loadAccount(visit: SignedInVisit) {
  const { t, format } = visit;
  const [legal, own, bank, cards, wallet, account, said, asked, funds] = await Promise.all([
    call(visit, getLegalInformation),
    call(visit, getOwnSophisticated),
    call(visit, getBankAccount),
    savedCardLines(visit),
    call(visit, getOwnWallet),
    ownAccount(visit, 'user'),
    call(visit, getBeneficiaries),
    call(visit, listOwnPaperRequests),
    call(visit, getOwnFunds),
  ]);
  const { personal, facts } = legal.data;
  const { missing, done, isReady } = standingRows(visit, facts, {
    bank: bank.data,
    paper: ownPaperDays(visit, legal.data),
    asked: asked.data,
    funds: funds.data.standing,
  });
  return {
    head: pageHead(visit, { title: t('account:title') }),
    groups: [
      { id: 'money', title: t('account:groups.money') },
      { id: 'you', title: t('account:groups.you') },
      ...ownAccountGroups(visit),
    ],
    standing: { missing, isReady },
    you: youRows(visit, { legal: legal.data, said: said.data, sophisticated: own.data, done }),
    documents: {
      text: personal.id_expires_on
        ? t('account:documents.lastDayFact', { date: format.date(personal.id_expires_on) })
        : t('account:documents.about'),
      href: pathTo.user.documents,
    },
    bank: accountView(visit, bank.data),
    wallet: walletLine(visit, wallet.data),
    identity: {
      failure: failureOf(visit, legal.data),
      href: visit.customization.modules.kyc ? pathTo.user.ownIdentity : null,
    },
    takesCards: visit.customization.payment_methods.some(({ method }) => method === 'CARD'),
    cards,
    referral: visit.customization.extras.referral ? pathTo.user.referral : null,
    own: account,
  };
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** Intent `remove-card`: asks first, then forgets; the others are those of every role. */
export async function changeAccount(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const question = (name: string) => ({
    title: t('account:remove.title', { name }),
    text: t('account:remove.text'),
    button: t('account:remove.button'),
    danger: true,
  });
  return answerForm(visit, form, {
    ...ownAccountActs(visit, 'user'),
    [REMOVE_CARD]: forgettingCard(visit, pathTo.user.account, question),
  });
}
