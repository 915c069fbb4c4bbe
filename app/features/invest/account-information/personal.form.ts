import { z } from 'zod';
import { checked } from '#app/forms/checked.ts';
import { phoneField } from '#app/forms/phone-field.ts';
import { GENDERS } from '#contract/onboarding.ts';
import { addYears } from '#domain/time/years.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkDniLetter } from '#domain/validation/id-number.ts';
import { addressField, countryField, nameField, postalCodeField } from './identity-fields.form.ts';

/** Investing is for adults. */
const ADULT_FROM_YEARS = 18;
/** Nobody alive was born before. */
const BORN_WITHIN_YEARS = 120;

/** First and last day, YYYY-MM-DD, on which somebody who may invest today can have been born. */
export function birthdayBounds(now: Date, timeZone: string): { min: Day; max: Day } {
  return {
    min: dayIn(addYears(now, -BORN_WITHIN_YEARS), timeZone),
    max: dayIn(addYears(now, -ADULT_FROM_YEARS), timeZone),
  };
}

/** Who the person is and where they live (specification, sections 3 and 5). */
export function personalForm(birthday: { min: Day; max: Day }) {
  return z.object({
    first_name: nameField,
    last_name: nameField,
    birthday: checked(z.string(), (text) => checkDate(text, birthday)),
    nationality: countryField,
    id_number: checked(z.string().trim().max(30), checkDniLetter),
    phone: phoneField,
    country: countryField,
    address: addressField,
    city: nameField,
    postal_code: postalCodeField,
    province: nameField,
    gender: z.enum(GENDERS).optional(),
  });
}

export type PersonalFields = z.input<ReturnType<typeof personalForm>>;
