/**
 * A sentence that ends with what was put into it has one full stop, also where that ends with one of its own: "a nombre de Aurora, S.L.", never "S.L..".
 * @param text the sentence, filled
 * @param values what it was filled with
 */
export function oneStop(text: string, values: Iterable<unknown>): string {
  let mended = text;
  for (const value of values) {
    if (typeof value !== 'string' || !value.endsWith('.') || value.endsWith('..')) continue;
    // Three dots are no stop.
    mended = mended.replaceAll(`${value}.`, (found, at: number, whole: string) =>
      whole[at + found.length] === '.' ? found : value,
    );
  }
  return mended;
}
