import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked } from '#app/forms/checked.ts';
import { addressField, countryField, nameField } from '#app/forms/fields/person-fields.ts';
import { optionalPhoneField, phoneField } from '#app/forms/fields/phone-field.ts';
import { idNumberText, postalCode } from '#contract/fields.ts';
import { GENDERS } from '#contract/legal-information.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { bornWithin } from '#domain/user/born.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { checkDate } from '#domain/validation/date.ts';
import { asksIssuer, ID_TYPES, idDocumentProblems } from '#domain/validation/id-document.ts';
import { problem } from '#domain/validation/problem.ts';
import { needsProvince, provinceOf } from './province-of-address.ts';

/** First and last day, YYYY-MM-DD, on which somebody who may invest today can have been born, and today. */
export function daysFor(now: Date, timeZone: string): { min: Day; max: Day; today: Day } {
  return { ...bornWithin(now, timeZone), today: dayIn(now, timeZone) };
}

function fieldsOf(birthday: { min: Day; max: Day }) {
  return z.object({
    first_name: nameField,
    last_name: nameField,
    birthday: checked(z.string(), (text) => checkDate(text, birthday)),
    nationality: countryField,
    id_type: z.enum(ID_TYPES).optional(),
    id_number: idNumberText,
    // Looked at below, and only where the document has them: what stands in hidden fields must not hold anybody up.
    id_country: z.string().optional(),
    id_expires_on: z.string().optional(),
    phone: phoneField,
    secondary_phone: optionalPhoneField,
    country: countryField,
    address: addressField,
    city: nameField,
    postal_code: postalCode,
    // In Spain the postal code says it.
    province: nameField.optional(),
    gender: z.enum(GENDERS).optional(),
    /** Asked along where nobody has said yet who invests. */
    legal_type: z.enum(LEGAL_TYPES).optional(),
  });
}

/**
 * Who the person is, the document that proves it, and where they live (specification, sections 3 and 5; decision record 0042).
 * @param days within which a birthday lies, and today, both in the tenant's zone
 */
export function personalForm({ today, ...birthday }: { min: Day; max: Day; today: Day }) {
  return acrossFields(fieldsOf(birthday), ({ right, typed, refuse }) => {
    const { id_number: number, id_country: country, id_expires_on: expiresOn } = right;
    const type = right.id_type ?? null;
    const problems = idDocumentProblems(
      { type, number: number ?? typed('id_number') ?? '', country, expiresOn },
      today,
    );
    const isCountry = !country || !asksIssuer(type) || countryField.safeParse(country).success;
    if (!right.province && !typed('province') && needsProvince(right))
      refuse('province', problem('validator.error_null'));
    if (problems.id_number) refuse('id_number', problems.id_number);
    if (problems.id_country ?? !isCountry)
      refuse('id_country', problems.id_country ?? problem('validator.error_option'));
    if (problems.id_expires_on) refuse('id_expires_on', problems.id_expires_on);
  });
}

/** The answers as the API takes them: nothing of a document that does not have it, and the province of a Spanish postal code where none was typed. */
export function personalAnswers(form: z.output<ReturnType<typeof personalForm>>) {
  const { id_country, id_expires_on, legal_type: _, ...typed } = form;
  const rest = { ...typed, province: typed.province ?? provinceOf(form) ?? '' };
  if (!asksIssuer(form.id_type ?? null)) return rest;
  return { ...rest, id_country, id_expires_on: id_expires_on || undefined };
}

/** Whether a last day was typed that is not kept: the document has none. Where a browser hides what it does not need it stands there unseen, so that it is said and holds nobody up. */
export function leavesLastDay({ id_type, id_expires_on }: z.output<ReturnType<typeof personalForm>>): boolean {
  return Boolean(id_expires_on) && !asksIssuer(id_type ?? null);
}

export type PersonalFields = z.input<ReturnType<typeof personalForm>>;
