import { isValidBIC, isValidIBAN } from 'ibantools';
import { type Problem, problem } from './problem.ts';

/** An IBAN or BIC as it is kept and sent: capitals, no blanks or hyphens. */
export function plainIban(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** What is wrong with an IBAN, or null: country, length, form and check digits. */
export function checkIban(text: string): Problem | null {
  const plain = plainIban(text);
  if (plain === '') return problem('validator.error_null');
  return isValidIBAN(plain) ? null : problem('validator.error_iban');
}

/** What is wrong with a BIC, or null. */
export function checkBic(text: string): Problem | null {
  const plain = plainIban(text);
  if (plain === '') return problem('validator.error_null');
  return isValidBIC(plain) ? null : problem('validator.error_bic');
}

/** An IBAN in groups of four, as people read and copy it. */
export function groupedIban(text: string): string {
  return plainIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** An IBAN of which only country, check digits and the last four signs are shown, in groups of four. */
export function maskedIban(text: string): string {
  const plain = plainIban(text);
  if (plain.length <= 8) return groupedIban(plain.replace(/./g, '•'));
  return groupedIban(plain.slice(0, 4) + '•'.repeat(plain.length - 8) + plain.slice(-4));
}
