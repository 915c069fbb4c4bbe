/** Digits and letters that nobody takes for one another (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: random enough for a hash without salt. */
export const RECOVERY_CHARS = 16;
const GROUP = 4;

/** A code as it is shown and printed: `AB12-CD34-EF56-GH78`. */
export function writtenRecoveryCode(code: string): string {
  const groups: string[] = [];
  for (let at = 0; at < code.length; at += GROUP) groups.push(code.slice(at, at + GROUP));
  return groups.join('-');
}

/** A code as a person types it (small letters, blanks, other dashes, O for 0, I and L for 1), without its dashes; null for what can be none. */
export function readRecoveryCode(typed: string): string | null {
  const signs = [...typed.toUpperCase()]
    .filter((sign) => /[0-9A-Z]/.test(sign))
    .map((sign) => (sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign));
  const isCode = signs.length === RECOVERY_CHARS && signs.every((sign) => RECOVERY_ALPHABET.includes(sign));
  return isCode ? signs.join('') : null;
}
