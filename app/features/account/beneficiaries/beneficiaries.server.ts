import { call } from '#app/api/call.server.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getBeneficiaries, saveBeneficiaries } from '#contract/beneficiaries.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { dayIn } from '#domain/time/zone.ts';
import { ACTS_FOR } from '#domain/user/beneficiaries.ts';
import {
  type BeneficiaryFields,
  beneficiariesForm,
  beneficiaryAnswers,
  fieldsAt,
  PLACES,
  wireNames,
} from './beneficiaries.form.ts';

const today = ({ now, customization }: SignedInVisit) => dayIn(now, customization.tenant.time_zone);

/** For whom one invests: on one's own account, or for others. Of a company its holders are asked with its data. */
export async function loadBeneficiaries(visit: SignedInVisit) {
  const { t, lang, format } = visit;
  const [{ data: said }, { data: known }] = await Promise.all([
    call(visit, getBeneficiaries),
    call(visit, getLegalInformation),
  ]);
  const isCompany = known.legal_type === 'LEGAL_ENTITY';
  const values: Partial<BeneficiaryFields> = { acts_for: said?.acts_for };
  for (const [at, place] of PLACES.entries()) {
    const person = said?.people[at];
    if (!person) continue;
    const names = fieldsAt(place);
    Object.assign(values, {
      [names.name]: person.name,
      [names.birthday]: person.birthday,
      [names.country]: person.country,
      [names.id_number]: person.id_number,
    });
  }
  return {
    head: pageHead(visit, { title: t('account:beneficiaries.title') }),
    accountHref: pathTo.user.account,
    about: t(isCompany ? 'account:beneficiaries.aboutCompany' : 'account:beneficiaries.about'),
    companyHref: isCompany ? pathTo.user.companyData : null,
    said: said && t('account:beneficiaries.saidOn', { date: format.date(said.declared_at) }),
    form: formOf(beneficiariesForm(today(visit))),
    values,
    countries: countryOptions(lang),
    choices: ACTS_FOR.map((value) => ({
      value,
      label: t(`account:beneficiaries.${isCompany ? 'company' : 'person'}.${value}`),
    })),
    places: PLACES.map((place) => ({ place, ...fieldsAt(place) })),
  };
}

export type BeneficiariesData = Awaited<ReturnType<typeof loadBeneficiaries>>;

/** Keeps what was said, and leads back to the account. */
export function changeBeneficiaries(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: beneficiariesForm(today(visit)),
      send: (said) => call(visit, saveBeneficiaries, { body: beneficiaryAnswers(said) }),
      onward: () => ({ to: pathTo.user.account, toast: visit.t('account:saved') }),
      fields: wireNames,
    }),
  });
}
