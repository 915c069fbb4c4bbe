import { call } from '#app/api/call.server.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { hasMovedOn } from '#app/forms/moved-on.server.ts';
import { type FormAnswer, formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { companyData, REPRESENTATIONS, saveCompanyData } from '#contract/onboarding.ts';
import { basisPointsOf } from '#domain/money/fee.ts';
import { formatPercent } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { type CompanyFields, companyForm, namesAt, SHAREHOLDER_PLACES, shareholdersOf } from './company.form.ts';
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

/** Saves the form of company data; the reply where it was refused, else null. */
export async function saveCompanyPart(visit: SignedInVisit, form: SubmittedForm): Promise<FormAnswer | null> {
  const submission = parseForm(visit, form, companyForm(visit.lang));
  if (submission.status !== 'success') return formReply(submission);
  const { value } = submission;
  const filled = SHAREHOLDER_PLACES.filter((place) => value[namesAt(place)[0]]);
  try {
    await call(visit, saveCompanyData, {
      body: {
        organisation_name: value.organisation_name,
        tax_number: value.tax_number,
        activity: value.activity,
        contact_email: value.contact_email,
        representation: value.representation,
        address: value.address,
        city: value.city,
        postal_code: value.postal_code,
        province: value.province,
        country: value.country,
        birthplace_city: value.birthplace_city,
        birthplace_country: value.birthplace_country,
        shareholders: shareholdersOf(value),
      },
    });
  } catch (failure) {
    if (hasMovedOn(failure)) return null;
    return formFailure(visit, failure, submission, { fields: wireNames(filled) });
  }
  return null;
}

/** The wire counts only the places that were filled. */
function wireNames(filled: readonly (typeof SHAREHOLDER_PLACES)[number][]): Record<string, string> {
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
