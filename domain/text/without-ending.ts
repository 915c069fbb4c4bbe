/**
 * A text without the signs that stand at its end and fit. Walks from the end: a pattern such as `x+$` would begin anew at every `x`, and
 * take seconds for a long text that somebody made for it.
 */
export function withoutEnding(text: string, fits: (sign: string) => boolean): string {
  let end = text.length;
  while (end > 0 && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** An address without the slashes at its end. */
export const withoutSlashes = (address: string): string => withoutEnding(address, (sign) => sign === '/');

/** Decimals without the zeros at their end, and without a point that nothing follows: "1.50" is "1.5", "2.00" is "2". Whole numbers stay. */
export function withoutEmptyPlaces(decimal: string): string {
  if (!decimal.includes('.')) return decimal;
  const short = withoutEnding(decimal, (sign) => sign === '0');
  return short.endsWith('.') ? short.slice(0, -1) : short;
}
