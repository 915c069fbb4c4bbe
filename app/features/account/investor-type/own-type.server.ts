import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import { investorTypePart, typeForm } from '#app/parts/investor-type/investor-type-part.server.ts';
import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';
import type { LegalType } from '#domain/user/status.ts';

/** In whose name one invests, outside an order, by the rules of the order's step. Where this tenant does not ask there is no such page. */
export async function loadOwnType(visit: SignedInVisit) {
  if (visit.customization.hide.legalTypeInvestor) throw redirect(pathTo.user.account, 302);
  const { data: known } = await call(visit, getLegalInformation);
  return {
    head: pageHead(visit, { title: visit.t('account:type') }),
    accountHref: pathTo.user.account,
    part: investorTypePart(visit, known),
  };
}

export type OwnTypeData = Awaited<ReturnType<typeof loadOwnType>>;

/** Keeps the answer, after a question where it was another before; leads to what is asked of a company next, else to the account. */
export async function changeOwnType(visit: SignedInVisit, form: SubmittedForm) {
  const { data: known } = await call(visit, getLegalInformation);
  return answerForm(visit, form, {
    '': formAct({
      schema: typeForm,
      ask: async ({ legal_type }) => askBeforeTurning(visit, known, legal_type),
      send: (body) => call(visit, chooseInvestorType, { body }),
      onward: ({ data }) => afterTurning(visit, data),
      settled: pathTo.user.investorType,
    }),
  });
}

/** What a change does to what is there already (record 0179); null for who had not chosen, or chooses the same. */
function askBeforeTurning(visit: SignedInVisit, known: LegalInformation, to: LegalType) {
  const { t, customization, now } = visit;
  if (known.legal_type === null || known.legal_type === to) return null;
  const text = [
    to === 'LEGAL_ENTITY' && customization.modules.kyc && t('account:turn.check'),
    t('account:turn.orders'),
    t('account:turn.held'),
    isSophisticated(personFacts(known.facts), now) && t('account:turn.status'),
  ];
  return {
    question: {
      title: t(`account:turn.title.${to}`),
      text: text.filter(Boolean).join(' '),
      button: t('account:turn.button'),
    },
    backHref: pathTo.user.investorType,
  };
}

function afterTurning({ t, customization }: SignedInVisit, { legal_type: type, kyc, facts }: LegalInformation) {
  if (type === 'LEGAL_ENTITY' && customization.modules.kyc && kyc.status === 'CREATED')
    return { to: pathTo.user.ownIdentity, toast: t('account:turn.toCheck') };
  if (type === 'LEGAL_ENTITY' && facts.account_information_at === null)
    return { to: pathTo.user.companyData, toast: t('account:turn.toCompany') };
  return { to: pathTo.user.account, toast: t('account:saved') };
}
