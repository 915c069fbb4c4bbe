import { anchorOf } from './drawing.ts';

/** How wide a word and the gap beside it are, in per cent of the drawing: in a wide box, and in the narrowest one. */
const WORD = { wide: 14, narrow: 26 } as const;

/**
 * Each word once, none over another, and all at one distance: several days of one month are one month. `spare` are those that a narrow box
 * leaves out.
 */
export function timeLabels(times: readonly Date[], xOf: (at: Date) => number, wordOf: (at: Date) => string) {
  const known = new Set<string>();
  const words = times
    .map((at) => ({ x: Math.round(xOf(at) * 10) / 10, label: wordOf(at) }))
    .filter(({ label }) => !known.has(label) && known.add(label));
  const inWide = everySo(words, WORD.wide);
  const inNarrow = new Set(everySo(inWide, WORD.narrow));
  return inWide.map((each) => ({ ...each, spare: !inNarrow.has(each) }));
}

/** All, or every second, every third …: the first row in which none stands over another. One word left out among others reads as a hole in time. */
function everySo<Word extends { x: number }>(words: readonly Word[], width: number): Word[] {
  for (let step = 1; step < words.length; step += 1) {
    const row = inside(
      words.filter((_, at) => at % step === 0),
      width,
    );
    if (row.length > 1 && isApart(row, width)) return row;
  }
  return words.slice(0, 1);
}

/** Without the word at an edge that leans over its neighbour: there it leaves no hole. */
function inside<Word extends { x: number }>(row: readonly Word[], width: number): Word[] {
  const from = anchorOf(row[0]?.x ?? 50) === 'start' && !isApart(row.slice(0, 2), width) ? 1 : 0;
  const until = anchorOf(row.at(-1)?.x ?? 50) === 'end' && !isApart(row.slice(-2), width) ? -1 : undefined;
  return row.slice(from, until);
}

function isApart(row: readonly { x: number }[], width: number): boolean {
  const before = { start: 0, middle: width / 2, end: width };
  const begins = row.map(({ x }) => x - before[anchorOf(x)]);
  return begins.every((begin, at) => at === 0 || begin >= (begins[at - 1] ?? 0) + width);
}
