import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { type Problem, problem } from './problem.ts';

interface TextRules {
  required?: boolean;
  /** Characters as people count them (code points). */
  min?: number;
  max?: number;
  /** Letters, digits, blanks and Spanish accented letters alone. */
  noSpecialChars?: boolean;
}

/** Characters as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** An empty or blank field where one is required. */
export function checkRequired(text: string | null | undefined): Problem | null {
  return text === null || text === undefined || text.trim() === '' ? problem('validator.error_null') : null;
}

/** The first thing wrong with a text, or null. An empty one that is not required is right. */
export function checkText(
  text: string,
  { required = false, min, max, noSpecialChars = false }: TextRules,
): Problem | null {
  const empty = checkRequired(text);
  if (empty) return required ? empty : null;
  const length = lengthOf(text);
  if (min !== undefined && length < min) return problem('validator.error_string_min', { min });
  if (max !== undefined && length > max) return problem('validator.error_string_max', { max });
  return noSpecialChars ? checkNoSpecialChars(text) : null;
}

/** Letters, digits, blanks and Spanish accented letters (specification, section 5); a letter and its accent typed apart count as one. */
export function checkNoSpecialChars(text: string): Problem | null {
  return /^[A-Za-z0-9 áéíóúüñÁÉÍÓÚÜÑ]*$/.test(text.normalize('NFC'))
    ? null
    : problem('validator.error_string_special_chars');
}

/** A password of 8 to 200 characters, blanks included; nothing else is asked of it. */
export function checkPassword(password: string): Problem | null {
  if (password === '') return problem('validator.error_null');
  return checkText(password.replaceAll(' ', '_'), { min: PASSWORD_MIN_CHARS, max: PASSWORD_MAX_CHARS });
}

/** The two entries of a new password. */
export function checkSamePassword(password: string, again: string): Problem | null {
  return password === again ? null : problem('validator.error_password_match');
}
