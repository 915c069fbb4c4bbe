import { type Problem, problem } from './problem.ts';

/**
 * Signs that nobody sees and that no name or address needs: controls, line ends, blanks of no width, and those that turn the reading order
 * round, with which a name in a contract would read as another. Marks for a single word's direction and joiners stay: Arabic, Hebrew
 * and Persian names are written with them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** What is wrong with one line of a person's own words (a name, an address), or null: hidden signs, or nothing that can be read. An empty text is right. */
export function checkHiddenSigns(text: string): Problem | null {
  if (text === '') return null;
  if (HIDDEN.test(text)) return problem('validator.error_hidden_signs');
  return /[\p{L}\p{N}]/u.test(text) ? null : problem('validator.error_null');
}
