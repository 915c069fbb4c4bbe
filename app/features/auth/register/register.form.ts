import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked, flag, ticked } from '#app/forms/checked.ts';
import { countryField, emailField, nameField, wordsField } from '#app/forms/fields/person-fields.ts';
import { phoneField } from '#app/forms/fields/phone-field.ts';
import { samePassword } from '#app/forms/same-password.ts';
import type { REGISTER_FIELDS } from '#contract/customization.ts';
import { password, referralCode } from '#contract/fields.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkPassword } from '#domain/validation/text.ts';

type RegisterField = (typeof REGISTER_FIELDS)[number];

const accepted = ticked('validator.error_accept');

/** The extra fields that a tenant may ask for (`fields.register`). */
const EXTRA = {
  phone: phoneField,
  nationality: countryField,
  country: countryField,
  birthday: checked(z.string(), (text) => checkDate(text)),
  referral_code: referralCode.optional(),
  legal_type: z.enum(LEGAL_TYPES),
  occupation: wordsField,
} as const satisfies Record<RegisterField, z.ZodType>;

/**
 * The registration form of a tenant: names, e-mail, password, its extra fields, the texts to accept.
 * @param mandatoryNews the tenant makes commercial communications a condition (specification, section 5)
 */
export function registerForm(extra: readonly RegisterField[], mandatoryNews: boolean) {
  const wanted = (name: RegisterField) => extra.includes(name);
  const base = z.object({
    first_name: nameField,
    last_name: nameField,
    email: emailField,
    password: checked(password, checkPassword),
    // Typed twice where what was typed cannot be looked at: without script.
    password_again: z.string().optional(),
    typed_twice: z.literal('1').optional(),
    phone: wanted('phone') ? EXTRA.phone : EXTRA.phone.optional(),
    nationality: wanted('nationality') ? EXTRA.nationality : EXTRA.nationality.optional(),
    country: wanted('country') ? EXTRA.country : EXTRA.country.optional(),
    birthday: wanted('birthday') ? EXTRA.birthday : EXTRA.birthday.optional(),
    occupation: wanted('occupation') ? EXTRA.occupation : EXTRA.occupation.optional(),
    legal_type: wanted('legal_type') ? EXTRA.legal_type : EXTRA.legal_type.optional(),
    referral_code: EXTRA.referral_code,
    // One yes to three texts, which are named in it: terms, privacy policy, the provider's terms.
    terms: accepted,
    commercial: mandatoryNews ? accepted : flag,
  });
  return acrossFields(base, (across) => {
    if (across.isGiven('typed_twice') || across.isGiven('password_again')) samePassword(across);
  });
}

export type RegisterFields = z.input<ReturnType<typeof registerForm>>;
