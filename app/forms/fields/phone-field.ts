import { fieldOf, optionalFieldOf } from '#app/forms/field-of.ts';
import { checkPhone, plainPhone } from '#domain/validation/contact.ts';

function readPhone(text: string) {
  const plain = plainPhone(text);
  const problem = checkPhone(plain);
  return problem ? ({ ok: false, problem } as const) : ({ ok: true, value: plain } as const);
}

/** A telephone number (specification, section 5). It may be written with blanks and hyphens; the API gets it without. */
export const phoneField = fieldOf(readPhone);
/** The same where there need not be one. */
export const optionalPhoneField = optionalFieldOf(readPhone);
