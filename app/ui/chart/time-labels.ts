import { anchorOf } from './drawing.ts';

/** How wide a word and the gap beside it are, in per cent of the drawing: in a wide box, and in the narrowest one. */
const WORD = { wide: 14, narrow: 26 } as const;

/** Each word once, and none over another: several days of one month are one month. `spare` are those that a narrow box leaves out. */
export function timeLabels(times: readonly Date[], xOf: (at: Date) => number, wordOf: (at: Date) => string) {
  const known = new Set<string>();
  const words = times
    .map((at) => ({ x: Math.round(xOf(at) * 10) / 10, label: wordOf(at) }))
    .filter(({ label }) => !known.has(label) && known.add(label));
  const inNarrow = new Set(apart(words, WORD.narrow));
  return apart(words, WORD.wide).map((each) => ({ ...each, spare: !inNarrow.has(each) }));
}

/** From the first on, those that begin behind the end of the last one kept. */
function apart<Word extends { x: number }>(words: readonly Word[], width: number): Word[] {
  const before = { start: 0, middle: width / 2, end: width };
  let end = Number.NEGATIVE_INFINITY;
  return words.filter(({ x }) => {
    const begin = x - before[anchorOf(x)];
    if (begin < end) return false;
    end = begin + width;
    return true;
  });
}
