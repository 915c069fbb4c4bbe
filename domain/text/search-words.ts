/** Longer words are cut, in what is kept and in what is asked. */
const MOST_SIGNS = 40;
const MOST_WORDS = 8;
const SPACES = /[\t-\r ]+/;
const SIGNS = /[^a-z0-9\u00c0-\u1fff\u2070-\u2fff\u3040-\uffff\u{10000}-\u{10ffff}]+/u;
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 's' };

/** A text without accents and case, as the database's `lonja_plain` folds it. */
function plainText(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return Array.from(bare, (sign) => {
    const low = sign.toLowerCase();
    return PLAIN_LETTERS[low] ?? low;
  }).join('');
}

/** The parts of each word between its signs: `[['ord', '1a2b', '3c']]` of `ORD-1A2B-3C`. */
function partsOf(text: string): string[][] {
  return plainText(text)
    .split(SPACES)
    .map((token) => token.split(SIGNS).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
}

/** The words under which a text is found, as the database's `lonja_words` keeps them: each word without its signs, whole and from each of its parts on. */
export function searchWords(text: string): string[] {
  const words = partsOf(text).flatMap((parts) => parts.map((_, at) => cut(parts.slice(at).join(''))));
  return [...new Set(words)];
}

/**
 * What somebody looks for, in one or two readings: word for word, and with groups that hold digits put together (`612 345 678`, an IBAN in fours).
 * All words of a reading have to be found. None: nothing was typed but signs.
 */
export function searchReadings(typed: string): string[][] {
  const words = partsOf(typed)
    .map((parts) => parts.join(''))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const goesOn = at > 0 && /\d/.test(word) && /\d/.test(words[at - 1] ?? '');
    if (goesOn) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
  }
  const readings = joined.length === words.length ? [words] : [words, joined];
  return readings.map((reading) => reading.map(cut));
}

function cut(word: string): string {
  return Array.from(word).slice(0, MOST_SIGNS).join('');
}
