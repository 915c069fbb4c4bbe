import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import { askBeforeTurning } from '#app/parts/investor-type/ask-before-turning.server.ts';
import { investorTypePart, typeForm } from '#app/parts/investor-type/investor-type-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';

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
      ask: async ({ legal_type }) => askBeforeTurning(visit, known, legal_type, pathTo.user.investorType),
      send: (body) => call(visit, chooseInvestorType, { body }),
      onward: ({ data }) => afterTurning(visit, data),
      settled: pathTo.user.investorType,
    }),
  });
}

function afterTurning({ t, customization }: SignedInVisit, { legal_type: type, kyc, facts }: LegalInformation) {
  if (type === 'LEGAL_ENTITY' && customization.modules.kyc && kyc.status === 'CREATED')
    return { to: pathTo.user.ownIdentity, toast: t('account:turn.toCheck') };
  if (type === 'LEGAL_ENTITY' && facts.account_information_at === null)
    return { to: pathTo.user.companyData, toast: t('account:turn.toCompany') };
  return { to: pathTo.user.account, toast: t('account:saved') };
}
