import { call } from '#app/api/call.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { failureOf } from '#app/parts/identity/identity-progress.server.ts';
import { standingChip } from '#app/parts/own-sophisticated/standing-chip.server.ts';
import { REMOVE_CARD } from '#app/parts/saved-cards/remove-card.ts';
import { forgettingCard, savedCardLines } from '#app/parts/saved-cards/saved-cards.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { LegalInformation } from '#contract/legal-information.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { getOwnSophisticated } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { groupedIban } from '#domain/validation/iban.ts';

/** The investor's own account: who they are, how they stand, and the cards that they keep. */
export async function loadAccount(visit: SignedInVisit) {
  const { t } = visit;
  const [legal, own, cards] = await Promise.all([
    call(visit, getLegalInformation),
    call(visit, getOwnSophisticated),
    savedCardLines(visit),
  ]);
  const { personal, additional, email, legal_type: type, kyc } = legal.data;
  const name = [personal.first_name, personal.last_name].filter(Boolean).join(' ');
  return {
    head: pageHead(visit, { title: t('account:title') }),
    facts: [
      { label: t('account:name'), value: name || t('account:unknown') },
      { label: t('account:email'), value: email },
      { label: t('account:type'), value: type ? t(`statuses:legal.${type}`) : t('account:unknown') },
    ],
    bank: bankRows(visit, additional),
    identity: {
      status: kyc.status ? t(`statuses:kyc.${kyc.status}`) : t('account:notChecked'),
      failure: failureOf(visit, legal.data),
      // It is told and checked as a step of an investment; where there is none, the projects lead to one.
      href:
        visit.customization.modules.kyc && mayEditIdentity(kyc.status)
          ? kyc.page && kyc.page !== pathTo.user.account
            ? kyc.page
            : pathTo.user.issuances
          : null,
    },
    takesCards: visit.customization.payment_methods.some(({ method }) => method === 'CARD'),
    standing: standingChip(visit, own.data.standing).label,
    mayRequest: own.data.may_request,
    cards,
  };
}

/** The person's own bank account, as far as it is known. */
function bankRows({ t }: SignedInVisit, { iban, bic, bank, account_type: type }: LegalInformation['additional']) {
  return [
    { label: t('account:iban'), value: iban && groupedIban(iban) },
    { label: t('account:bic'), value: bic },
    { label: t('account:bankName'), value: bank },
    { label: t('account:accountType'), value: type },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** Intent `remove-card`: asks first, then forgets. */
export async function changeAccount(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const question = (name: string) => ({
    title: t('account:remove.title', { name }),
    text: t('account:remove.text'),
    button: t('account:remove.button'),
    danger: true,
  });
  return answerForm(visit, form, { [REMOVE_CARD]: forgettingCard(visit, pathTo.user.account, question) });
}
