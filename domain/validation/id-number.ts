import { type Problem, problem } from './problem.ts';

/** The specification's rule (8 digits and a letter, or 3 letters and 6 digits), and the NIE of foreign residents (decision record 0022). */
const SHAPES = [/^[0-9]{8}[A-Z]$/, /^[A-Z]{3}[0-9]{6}$/, /^[XYZ][0-9]{7}[A-Z]$/];
const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** An ID number as it is kept: capitals, no blanks, hyphens or dots. */
export function plainIdNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** What is wrong with an ID number's shape, or null. */
export function checkIdNumber(text: string): Problem | null {
  const plain = plainIdNumber(text);
  if (plain === '') return problem('validator.error_null');
  return SHAPES.some((shape) => shape.test(plain)) ? null : problem('validator.error_id_number');
}

/** The stricter check: the letter of a DNI or NIE must be the one that its digits give. Passports have none and pass. */
export function checkDniLetter(text: string): Problem | null {
  const wrong = checkIdNumber(text);
  if (wrong) return wrong;
  const found = /^([XYZ]?)([0-9]{7,8})([A-Z])$/.exec(plainIdNumber(text));
  if (!found) return null;
  const [, prefix = '', digits = '', letter = ''] = found;
  const number = Number((prefix ? String('XYZ'.indexOf(prefix)) : '') + digits);
  return CHECK_LETTERS[number % CHECK_LETTERS.length] === letter ? null : problem('validator.error_dni_letter');
}

/** Which document an ID number of the right shape stands on: a DNI, a NIE's card, or a passport. */
export function idDocumentOf(text: string): 'ID_CARD' | 'RESIDENCE_PERMIT' | 'PASSPORT' {
  const plain = plainIdNumber(text);
  if (/^[XYZ][0-9]{7}/.test(plain)) return 'RESIDENCE_PERMIT';
  return /^[0-9]{8}/.test(plain) ? 'ID_CARD' : 'PASSPORT';
}

/** 3 to 12 letters, digits, blanks or hyphens, one letter or digit at least. */
export function checkPostalCode(text: string): Problem | null {
  if (text.trim() === '') return problem('validator.error_null');
  return /^[A-Za-z0-9 -]{3,12}$/.test(text) && /[A-Za-z0-9]/.test(text) ? null : problem('validator.error_postal_code');
}
