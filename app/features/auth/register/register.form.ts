import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { checked, flag } from '#app/forms/checked.ts';
import { phoneField } from '#app/forms/phone-field.ts';
import { samePassword } from '#app/forms/same-password.ts';
import type { REGISTER_FIELDS } from '#contract/customization.ts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkPassword } from '#domain/validation/text.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';

type RegisterField = (typeof REGISTER_FIELDS)[number];

const accepted = z.literal('on', { error: 'validator.error_accept' });
const country = z.string().regex(/^[A-Z]{2}$/);

/** The extra fields that a tenant may ask for (`fields.register`). */
const EXTRA = {
  phone: phoneField,
  nationality: country,
  country,
  birthday: checked(z.string(), (text) => checkDate(text)),
  referral_code: z.string().trim().max(20).optional(),
  legal_type: z.enum(LEGAL_TYPES),
  occupation: z.string().trim().max(80),
} as const satisfies Record<RegisterField, z.ZodType>;

/**
 * The registration form of a tenant: names, e-mail, two equal passwords, its extra fields, three texts to accept.
 * @param mandatoryNews the tenant makes commercial communications a condition (specification, section 5)
 */
export function registerForm(extra: readonly RegisterField[], mandatoryNews: boolean) {
  const wanted = (name: RegisterField) => extra.includes(name);
  const base = z.object({
    first_name: checked(z.string().trim().min(1).max(80), checkHiddenSigns, checkUnsafeText),
    last_name: checked(z.string().trim().min(1).max(120), checkHiddenSigns, checkUnsafeText),
    email: checked(z.string().trim().toLowerCase().max(254), checkUnsafeText, checkEmail),
    password: checked(z.string().min(PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS), checkPassword),
    password_again: z.string(),
    phone: wanted('phone') ? EXTRA.phone : EXTRA.phone.optional(),
    nationality: wanted('nationality') ? EXTRA.nationality : EXTRA.nationality.optional(),
    country: wanted('country') ? EXTRA.country : EXTRA.country.optional(),
    birthday: wanted('birthday') ? EXTRA.birthday : EXTRA.birthday.optional(),
    occupation: wanted('occupation') ? EXTRA.occupation : EXTRA.occupation.optional(),
    legal_type: wanted('legal_type') ? EXTRA.legal_type : EXTRA.legal_type.optional(),
    referral_code: EXTRA.referral_code,
    terms: accepted,
    privacy: accepted,
    provider_terms: accepted,
    commercial: mandatoryNews ? accepted.transform(() => true) : flag,
  });
  return acrossFields(base, samePassword);
}

export type RegisterFields = z.input<ReturnType<typeof registerForm>>;
