import type { z } from 'zod';
import { fieldRefusal } from '#backend/http/refusal.ts';
import type { NewProfile } from '#backend/modules/users/users.repository.ts';
import type { register } from '#contract/auth.ts';
import type { Customization, REGISTER_FIELDS } from '#contract/customization.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { registrationFields } from '#domain/tenant/registration-fields.ts';
import { checkPhone, plainPhone } from '#domain/validation/contact.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { problem } from '#domain/validation/problem.ts';

export type RegisterBody = z.output<typeof register.body>;
type ExtraField = (typeof REGISTER_FIELDS)[number];

/**
 * What a registration says beyond e-mail and password, as this tenant asks for it (`fields.register`): what it asks for must be there
 * (a referral code never must), what it does not ask for is not kept.
 * @throws Refusal 422 with `fields`
 */
export function registrationProfile(body: RegisterBody, tenant: Customization, now: Date): NewProfile {
  const asked = registrationFields(tenant);
  const fields: Record<string, FieldProblem> = {};
  for (const name of asked) {
    if (name !== 'referral_code' && !body[name]) fields[name] = problem('validator.error_null');
  }
  for (const name of ['first_name', 'last_name'] as const) {
    const hidden = checkHiddenSigns(body[name]);
    if (hidden) fields[name] = hidden;
  }
  const phoneProblem = asked.includes('phone') && body.phone ? checkPhone(body.phone) : null;
  if (phoneProblem) fields.phone = phoneProblem;
  if (tenant.extras.mandatoryCommercialCommunications && !body.commercial_communications)
    fields.commercial_communications = problem('validator.error_accept');
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);

  const given = <N extends ExtraField>(name: N): RegisterBody[N] | null =>
    asked.includes(name) ? (body[name] ?? null) : null;
  const phone = given('phone');
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    phone: phone ? plainPhone(phone) : null,
    nationality: given('nationality')?.toUpperCase() ?? null,
    country: given('country')?.toUpperCase() ?? null,
    birthday: given('birthday') ?? null,
    legalType: given('legal_type') ?? null,
    occupation: given('occupation') ?? null,
    commercialCommunications: body.commercial_communications,
    updatedAt: now,
  };
}
