/** Letters that do not come apart into a base letter and its mark (EPC217-08, conversion of extended to basic Latin). */
const WHOLE: Readonly<Record<string, string>> = {
  Æ: 'A',
  æ: 'a',
  Ø: 'O',
  ø: 'o',
  Œ: 'O',
  œ: 'o',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'T',
  þ: 't',
  ß: 's',
  ẞ: 'S',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ª: 'a',
  º: 'o',
  '€': 'E',
  '&': '+',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '·': '.',
};

/**
 * A text in the characters that every bank of the scheme takes: a-z A-Z 0-9 / - ? : ( ) . , ' + and blanks (EPC217-08, 1.4). Marks fall off their
 * letters, what has no likeness becomes a dot; a line end is a blank; no slash begins or ends it or stands beside another. Longer texts are cut.
 */
export function sepaText(text: string, max: number): string {
  const written = [...text]
    .map((sign) => WHOLE[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.')
    .replace(/\/{2,}/g, '/')
    .slice(0, max);
  let [from, to] = [0, written.length];
  while (from < to && isEdge(written[from])) from += 1;
  while (to > from && isEdge(written[to - 1])) to -= 1;
  return written.slice(from, to);
}

const isEdge = (sign: string | undefined) => sign === '/' || sign === ' ';

/** Whether anything of a text is left to read once it is written so: a name in another script is not. */
export function isReadableInSepa(text: string): boolean {
  return /[a-zA-Z]{2}/.test(sepaText(text, 140));
}
