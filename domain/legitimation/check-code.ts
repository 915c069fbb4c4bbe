/** Characters of a check code: a hundred bits, which nobody guesses. */
export const CHECK_CODE_CHARS = 20;
/** Digits and letters that are not taken for one another (Crockford). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** A check code of the first bytes of something random. @param bytes one for each character at least */
export function checkCodeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, CHECK_CODE_CHARS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** As it is printed: in fours. */
export function groupedCheckCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** What somebody typed from paper as the code that it means, whatever stands between and whichever of two alike signs; null where it is none. */
export function readCheckCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === CHECK_CODE_CHARS && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
