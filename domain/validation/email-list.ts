import { checkEmail } from './contact.ts';
import { type Parsed, problem } from './problem.ts';

/** What of a wrong entry is quoted, and how many of them. */
const QUOTED_CHARS = 40;
const QUOTED_MAX = 5;

/**
 * A list of e-mail addresses as people write it: one a line, or with commas or semicolons between. In small letters, each once, in its order; nothing
 * is an empty list. Every entry is looked at: the problem names the wrong ones with their lines, all at once.
 * @param max how many there may be
 */
export function readEmailList(text: string, max: number): Parsed<string[]> {
  const entries = text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    line
      .split(/[,;]/)
      .map((entry) => ({ line: at + 1, address: entry.trim().toLowerCase() }))
      .filter(({ address }) => address !== ''),
  );
  const wrong = entries.filter(({ address }) => checkEmail(address) !== null);
  if (wrong.length > 0) {
    const quoted = wrong.slice(0, QUOTED_MAX).map(({ line, address }) => `${line}: ${address.slice(0, QUOTED_CHARS)}`);
    const rest = wrong.length > QUOTED_MAX ? ['…'] : [];
    return { ok: false, problem: problem('validator.error_email_array', { wrong: [...quoted, ...rest].join(' · ') }) };
  }
  const addresses = [...new Set(entries.map(({ address }) => address))];
  if (addresses.length > max) return { ok: false, problem: problem('validator.error_email_count', { max }) };
  return { ok: true, value: addresses };
}

/** A list as it is kept and shown, one a line; one that is wrong stays as it was written. */
export function foldedEmailList(text: string, max: number): string {
  const read = readEmailList(text, max);
  return read.ok ? read.value.join('\n') : text;
}
