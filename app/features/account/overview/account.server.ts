import { call } from '#app/api/call.server.ts';
import { ownPaperDays } from '#app/features/account/documents/paper-rows.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { accountView } from '#app/parts/bank-account/account-view.server.ts';
import { failureOf } from '#app/parts/identity/identity-progress.server.ts';
import { ownAccount, ownAccountActs } from '#app/parts/own-account/own-account.server.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
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
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { additionalLines, beneficiaryLine, investorProfile } from './profile-cards.server.ts';
import { standingRows } from './standing-rows.server.ts';
import { walletLine } from './wallet-line.ts';

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
  const { personal, email, legal_type: type, kyc } = legal.data;
  const name = [personal.first_name, personal.last_name].filter(Boolean).join(' ');
  return {
    head: pageHead(visit, { title: t('account:title') }),
    standing: standingRows(visit, legal.data.facts, {
      bank: bank.data,
      paper: ownPaperDays(visit, legal.data),
      asked: asked.data,
      funds: funds.data.standing,
    }),
    facts: [
      { label: t('account:name'), value: name || t('account:unknown') },
      { label: t('account:email'), value: email },
      { label: t('account:type'), value: type ? t(`statuses:legal.${type}`) : t('account:unknown') },
    ],
    profile: investorProfile(visit, legal.data),
    additional: visit.customization.hide.extraFields ? null : additionalLines(visit, legal.data),
    beneficiaries: beneficiaryLine(visit, said.data, type === 'LEGAL_ENTITY'),
    dataHref: pathTo.user.personalData,
    documents: {
      text: personal.id_expires_on
        ? t('account:documents.lastDayFact', { date: format.date(personal.id_expires_on) })
        : t('account:documents.seeFact'),
      href: pathTo.user.documents,
    },
    company: legal.data.company.organisation_name ?? null,
    companyHref: type === 'LEGAL_ENTITY' ? pathTo.user.companyData : null,
    bank: accountView(visit, bank.data),
    wallet: walletLine(visit, wallet.data),
    identity: {
      status: kyc.status ? t(`statuses:kyc.${kyc.status}`) : t('account:notChecked'),
      failure: failureOf(visit, legal.data),
      href: visit.customization.modules.kyc ? pathTo.user.ownIdentity : null,
      open: mayEditIdentity(kyc.status),
    },
    takesCards: visit.customization.payment_methods.some(({ method }) => method === 'CARD'),
    sophisticated: standingChip(visit, own.data.standing).label,
    mayRequest: own.data.may_request,
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
