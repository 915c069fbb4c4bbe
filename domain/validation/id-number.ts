import { POSTAL_CODE_MAX_CHARS, POSTAL_CODE_MIN_CHARS } from '#domain/limits.ts';
import { type Problem, problem } from './problem.ts';

/** The specification's rule (8 digits and a letter, or 3 letters and 6 digits), and the NIE of foreign residents (decision record 0022). */
const SHAPES = [/^[0-9]{8}[A-Z]$/, /^[A-Z]{3}[0-9]{6}$/, /^[XYZ][0-9]{7}[A-Z]$/];
/** Numbers whose last letter follows from their digits: DNI, NIE, and the NIF that begins with K, L or M (Real Decreto 1065/2007, article 20). */
const LETTERED = /^([XYZKLM]?)([0-9]{7,8})([A-Z])$/;
const POSTAL_CODE = new RegExp(`^[A-Za-z0-9 -]{${POSTAL_CODE_MIN_CHARS},${POSTAL_CODE_MAX_CHARS}}$`);
const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** An ID number as it is kept: capitals, no blanks, hyphens, dots or strokes. */
export function plainIdNumber(text: string): string {
  return text.toUpperCase().replace(/[\s./-]/g, '');
}

/** What is wrong with an ID number's shape, or null. */
export function checkIdNumber(text: string): Problem | null {
  const plain = plainIdNumber(text);
  if (plain === '') return problem('validator.error_null');
  return SHAPES.some((shape) => shape.test(plain)) ? null : problem('validator.error_id_number');
}

/** The stricter check: the letter of a DNI or NIE must be the one that its digits give. Passports have none and pass. */
export function checkDniLetter(text: string): Problem | null {
  return checkIdNumber(text) ?? checkLetter(text);
}

/** The letter of a number that has a check letter must be the one that its digits give; any other number passes. */
export function checkLetter(text: string): Problem | null {
  const found = LETTERED.exec(plainIdNumber(text));
  if (!found) return null;
  const [, prefix = '', digits = '', letter = ''] = found;
  const number = Number(('XYZ'.includes(prefix) && prefix ? String('XYZ'.indexOf(prefix)) : '') + digits);
  return CHECK_LETTERS[number % CHECK_LETTERS.length] === letter ? null : problem('validator.error_dni_letter');
}

/** 3 to 12 letters, digits, blanks or hyphens, one letter or digit at least. */
export function checkPostalCode(text: string): Problem | null {
  if (text.trim() === '') return problem('validator.error_null');
  return POSTAL_CODE.test(text) && /[A-Za-z0-9]/.test(text) ? null : problem('validator.error_postal_code');
}
