/** A hyphen behind a single letter, "e-mail": a line that ends with it tears the word. */
const SHORT_PART = /(?<![\p{L}\p{N}])(\p{L}-)(?=\p{L})/gu;
/** A word joiner: no line ends at it, and nobody sees, hears or types it. */
const JOINER = '\u2060';

/** A text of the app as it is drawn: a word with a hyphen behind its first letter stays on its line. */
export const wholeWords = (text: string): string => text.replace(SHORT_PART, `$1${JOINER}`);

/** The same as it is written where no line ends: in a file, whose columns people look for by their names. */
export const plainWords = (text: string): string => text.replaceAll(JOINER, '');
