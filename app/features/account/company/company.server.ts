import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { companyAnswers, companyForm } from '#app/parts/identity/company.form.ts';
import { companyPart, wireNames } from '#app/parts/identity/company-part.server.ts';
import { companyRows, personRows } from '#app/parts/identity/identity-facts.server.ts';
import { afterChange, askBeforeReopening, frozenPart, reopensCheck } from '#app/parts/identity/own-change.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLegalInformation, saveCompanyData } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { changesOf } from '#domain/user/identity-change.ts';

/** The company that one invests for, and who acts for it; of who invests in their own name there is none. */
export async function loadOwnCompany(visit: SignedInVisit) {
  const { t } = visit;
  const { data: known } = await call(visit, getLegalInformation);
  const isCompany = known.legal_type === 'LEGAL_ENTITY';
  const frozen = isCompany ? frozenPart(known, 'company') : null;
  return {
    head: pageHead(visit, { title: t('account:company.title') }),
    accountHref: pathTo.user.account,
    personHref: pathTo.user.personalData,
    frozen,
    company: isCompany && frozen !== 'in_review' ? companyPart(visit, known) : null,
    facts: frozen === 'in_review' ? companyRows(visit, known) : null,
    representative: personRows(visit, known),
  };
}

export type OwnCompany = Awaited<ReturnType<typeof loadOwnCompany>>;

/** Button `company`: saves the company's data, after a question where that opens the identity check again. */
export async function changeOwnCompany(visit: SignedInVisit, form: SubmittedForm) {
  const here = pathTo.user.companyData;
  const { data: known } = await call(visit, getLegalInformation);
  const answersOf = (company: Parameters<typeof companyAnswers>[0]) => {
    const { tax_number: number, ...rest } = companyAnswers(company);
    return { ...rest, tax_number: number.toUpperCase() };
  };
  return answerForm(visit, form, {
    company: formAct({
      schema: companyForm(visit.lang),
      ask: async (company) =>
        askBeforeReopening(visit, known, {
          part: 'company',
          changes: changesOf(known.company, answersOf(company)),
          backHref: here,
        }),
      send: async (company) => {
        const body = answersOf(company);
        const reopens = reopensCheck(known, 'company', changesOf(known.company, body));
        await call(visit, saveCompanyData, { body: { ...body, accept_new_check: reopens } });
        return reopens;
      },
      onward: (reopened) => afterChange(visit, reopened, here),
      fields: wireNames,
    }),
  });
}
