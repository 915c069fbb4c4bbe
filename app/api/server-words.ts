const LONGEST = 300;
/** Codes and other words for machines: `investment.sold_out`, `IBAN_INVALID`. */
const MACHINE_WORD = /^[\w.:-]*$/;

/**
 * What a back end says of its refusal in a sentence for people ("El IBAN no es válido"; specification, section 8), cut at 300 signs and
 * without control signs. Null where it is a code: those have words of ours or none.
 */
export function serverWords(error: string): string | null {
  const text = error
    .slice(0, 10 * LONGEST)
    .replace(/[\p{C}\s]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  if (MACHINE_WORD.test(text)) return null;
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : text;
}
