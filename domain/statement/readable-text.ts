/** Words that stay small between others. */
const SMALL = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'i',
  'la',
  'las',
  'los',
  'o',
  'para',
  'por',
  'y',
]);
/** Forms of companies and what banks abbreviate: all capitals by themselves. */
const CAPITALS = new Set([
  'AIE',
  'BIC',
  'CB',
  'IBAN',
  'NIF',
  'SA',
  'SAU',
  'SC',
  'SCCL',
  'SCP',
  'SEPA',
  'SL',
  'SLL',
  'SLP',
  'SLU',
]);

/**
 * What a bank wrote in capitals, as people write: "TRANSFERENCIA DE BERTA HERRERO" → "Transferencia de Berta Herrero". A text with any small letter stays as it
 * is, and so does whatever holds a figure or a dot: references, accounts, "S.L.".
 */
export function readableText(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .split(' ')
    .map((word, at) => readableWord(word, at === 0))
    .join(' ');
}

function readableWord(word: string, isFirst: boolean): string {
  const letters = word.replace(/[^\p{L}]/gu, '');
  // A reference in groups of three may hold letters alone.
  if (/[\d.]/.test(word) || /^[A-Z]{3}(?:-[A-Z]{3}){2}$/.test(word) || CAPITALS.has(letters)) return word;
  const small = word.toLocaleLowerCase('es');
  if (!isFirst && SMALL.has(small)) return small;
  return small.replace(
    /(^|[-'’(«"/])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('es'),
  );
}
