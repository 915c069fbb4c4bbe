import { fieldOf } from '#app/forms/field-of.ts';
import { checkPhone, plainPhone } from '#domain/validation/contact.ts';

/** A telephone number (specification, section 5). It may be written with blanks and hyphens; the API gets it without. */
export const phoneField = fieldOf((text) => {
  const plain = plainPhone(text);
  const problem = checkPhone(plain);
  return problem ? { ok: false, problem } : { ok: true, value: plain };
});
