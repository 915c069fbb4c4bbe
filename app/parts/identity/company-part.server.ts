import { call } from '#app/api/call.server.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { companyData, REPRESENTATIONS } from '#contract/legal-information.ts';
import { saveCompanyData } from '#contract/profiles.ts';
import { basisPointsOf } from '#domain/money/fee.ts';
import { formatPercent } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { type CompanyFields, companyAnswers, companyForm, namesAt, SHAREHOLDER_PLACES } from './company.form.ts';
import type { LegalInformation } from './personal-part.server.ts';

/** What the form of company data needs: what is known already, each shareholder at a place of their own. */
export function companyPart({ t, lang }: SignedInVisit, { company, email }: LegalInformation) {
  const { shareholders = [], ...known } = company;
  const values: Partial<CompanyFields> = { contact_email: email, ...known };
  for (const [at, place] of SHAREHOLDER_PLACES.entries()) {
    const holder = shareholders[at];
    if (!holder) continue;
    const [nameAt, stakeAt] = namesAt(place);
    values[nameAt] = holder.name;
    values[stakeAt] = typed(holder.stake, lang);
  }
  return {
    form: formOf(companyForm(lang)),
    values,
    countries: countryOptions(lang),
    representations: REPRESENTATIONS.map((value) => ({
      value,
      label: t(`onboarding:company.representations.${value}`),
    })),
    places: SHAREHOLDER_PLACES.map((place) => {
      const [name, stake] = namesAt(place);
      return { place, name, stake };
    }),
  };
}

export type CompanyPart = ReturnType<typeof companyPart>;

/** Whether all that is asked of a company is known; of a natural person nothing is. */
export function isCompanyKnown({ legal_type, company }: LegalInformation): boolean {
  return legal_type !== 'LEGAL_ENTITY' || companyData.safeParse(company).success;
}

/** Saves the form of company data and leads on. */
export function savingCompany(visit: SignedInVisit, onward: string) {
  return formAct({
    schema: companyForm(visit.lang),
    send: (company) => call(visit, saveCompanyData, { body: companyAnswers(company) }),
    onward: () => onward,
    settled: onward,
    fields: wireNames,
  });
}

/** Names of the API's fields → names of the form's: the API counts only the places that were filled. */
export function wireNames(company: Parameters<typeof companyAnswers>[0]): Record<string, string> {
  const filled = SHAREHOLDER_PLACES.filter((place) => company[namesAt(place)[0]]);
  const names: Record<string, string> = { shareholders: namesAt(filled[0] ?? 1)[1] };
  for (const [at, place] of filled.entries()) {
    const [name, stake] = namesAt(place);
    names[`shareholders.${at}.name`] = name;
    names[`shareholders.${at}.stake`] = stake;
  }
  return names;
}

/** A stake as this language's reader types it, without its sign. */
function typed(stake: string, lang: Language): string {
  return formatPercent(basisPointsOf(stake), lang).replace('%', '').trimEnd();
}
