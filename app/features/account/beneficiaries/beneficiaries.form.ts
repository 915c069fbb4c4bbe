import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { countryField, nameField } from '#app/forms/fields/person-fields.ts';
import { idNumber } from '#contract/fields.ts';
import type { Day } from '#domain/time/zone.ts';
import { ACTS_FOR, type BENEFICIARIES_MOST, type Beneficiary, declarationProblem } from '#domain/user/beneficiaries.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkAnyIdNumber } from '#domain/validation/id-document.ts';
import { problem } from '#domain/validation/problem.ts';

/** There from the start, so that none needs script. */
export const PLACES = [1, 2, 3] as const satisfies { length: typeof BENEFICIARIES_MOST };
type Place = (typeof PLACES)[number];
const PARTS = ['name', 'birthday', 'country', 'id_number'] as const;
type PlaceField = `person_${Place}_${(typeof PARTS)[number]}`;

/** The fields of a place. */
export const fieldsAt = (place: Place) =>
  ({
    name: `person_${place}_name`,
    birthday: `person_${place}_birthday`,
    country: `person_${place}_country`,
    id_number: `person_${place}_id_number`,
  }) as const;

/** For whom one invests. A place that is begun is filled whole; what stands in the places of somebody who invests for themself must not hold them up. */
export function beneficiariesForm(today: Day) {
  const name = nameField.optional();
  const birthday = checked(z.string(), (text) => checkDate(text, { min: '1900-01-01', max: today })).optional();
  const country = countryField.optional();
  const number = checked(idNumber, checkAnyIdNumber).optional();
  return acrossFields(
    z.object({
      acts_for: z.enum(ACTS_FOR, { error: 'validator.error_option' }),
      person_1_name: name,
      person_1_birthday: birthday,
      person_1_country: country,
      person_1_id_number: number,
      person_2_name: name,
      person_2_birthday: birthday,
      person_2_country: country,
      person_2_id_number: number,
      person_3_name: name,
      person_3_birthday: birthday,
      person_3_country: country,
      person_3_id_number: number,
    }),
    ({ right, isGiven, refuse }) => {
      if (right.acts_for !== 'OTHERS') return;
      const begun = PLACES.filter((place) => Object.values(fieldsAt(place)).some((field) => isGiven(field)));
      for (const place of begun)
        for (const field of Object.values(fieldsAt(place)))
          if (!isGiven(field)) refuse(field, problem('validator.error_null'));
      const none = declarationProblem('OTHERS', begun.length);
      if (none) refuse('person_1_name', none);
    },
  );
}

export type BeneficiaryFields = z.input<ReturnType<typeof beneficiariesForm>>;
type Answers = z.output<ReturnType<typeof beneficiariesForm>>;

/** The answers as the API takes them: the places that are filled, in their order; none of who invests for themself. */
export function beneficiaryAnswers(form: Answers): { acts_for: Answers['acts_for']; people: Beneficiary[] } {
  if (form.acts_for === 'SELF') return { acts_for: 'SELF', people: [] };
  const people = PLACES.flatMap((place) => {
    const at = fieldsAt(place);
    const [name, birthday, country, number] = [form[at.name], form[at.birthday], form[at.country], form[at.id_number]];
    return name && birthday && country && number
      ? [{ name, birthday: birthday as Day, country, id_number: number }]
      : [];
  });
  return { acts_for: 'OTHERS', people };
}

/** Names of the API's fields → names of the form's: the API counts only the places that were filled. */
export function wireNames(form: Answers): Record<string, PlaceField> {
  const filled = PLACES.filter((place) => form[fieldsAt(place).name]);
  return Object.fromEntries(
    filled.flatMap((place, at) => PARTS.map((part) => [`people.${at}.${part}`, fieldsAt(place)[part]])),
  );
}
