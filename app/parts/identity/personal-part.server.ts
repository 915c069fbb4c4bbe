import { call } from '#app/api/call.server.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { chooseInvestorType } from '#contract/identity.ts';
import { GENDERS, personalData } from '#contract/legal-information.ts';
import { type getLegalInformation, savePersonalData } from '#contract/profiles.ts';
import { homeCountry } from '#domain/tenant/home-country.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { ID_TYPES, idTypeOf } from '#domain/validation/id-document.ts';
import { editableOf } from './editable-identity.ts';
import { daysFor, leavesLastDay, personalAnswers, personalForm } from './personal.form.ts';

export type LegalInformation = AnswerOf<typeof getLegalInformation>['data'];

/**
 * What the form of personal data needs: what is known already, countries in the reader's language, the days a birthday can be.
 * @param asksType who invests is asked along: nobody has said it yet
 */
export function personalPart(
  { t, lang, now, customization }: SignedInVisit,
  known: LegalInformation,
  { asksType = false }: { asksType?: boolean } = {},
) {
  const home = homeCountry(customization.tenant.time_zone);
  const days = daysFor(now, customization.tenant.time_zone);
  const { personal } = known;
  const { id_type, id_number, gender, secondary_phone } = personal;
  return {
    // Most people here have a DNI; what is kept without its type is what its number looks like.
    values: {
      ...personal,
      // What most people here would choose stands there already.
      nationality: personal.nationality ?? home,
      country: personal.country ?? home,
      legal_type: asksType ? 'INDIVIDUAL' : undefined,
      gender: gender ?? undefined,
      secondary_phone: secondary_phone ?? undefined,
      id_type: id_number ? idTypeOf({ type: id_type ?? null, number: id_number }) : 'DNI',
    },
    types: asksType
      ? LEGAL_TYPES.map((value) => ({
          value,
          label: t(`onboarding:type.${value}.label`),
          hint: t(`onboarding:type.${value}.hint`),
        }))
      : [],
    // Where no identity is checked, no document is sent; where one is being checked or was, it is here.
    sendsDocument: customization.modules.kyc && editableOf(known).person,
    idTypes: ID_TYPES.map((value) => ({ value, label: t(`onboarding:personal.idTypes.${value}`) })),
    form: formOf(personalForm(days)),
    countries: countryOptions(lang),
    genders: GENDERS.map((value) => ({ value, label: t(`onboarding:personal.genders.${value}`) })),
  };
}

export type PersonalPart = ReturnType<typeof personalPart>;

/** Whether all that an account asks of a person is known. */
export function isPersonKnown({ personal }: LegalInformation): boolean {
  return personalData.safeParse(personal).success;
}

/** Saves the form of personal data, with who invests where that was asked along, and leads on. */
export function savingPerson(visit: SignedInVisit, onward: string) {
  return formAct({
    schema: personalForm(daysFor(visit.now, visit.customization.tenant.time_zone)),
    send: async (person) => {
      const { legal_type } = person;
      if (legal_type) await call(visit, chooseInvestorType, { body: { legal_type } });
      return call(visit, savePersonalData, { body: personalAnswers(person) });
    },
    onward: (_, person) => ({ to: onward, toast: leftOut(visit, person) }),
    settled: onward,
  });
}

/** Says that a last day which was typed is not kept, since the document needs none; null where nothing was left out. */
export function leftOut({ t }: SignedInVisit, person: Parameters<typeof leavesLastDay>[0]) {
  if (!leavesLastDay(person)) return null;
  return { type: 'info' as const, message: t('onboarding:personal.lastDayLeft') };
}
