import { anchorOf, type ChartLabel } from './drawing.ts';

/** How wide a word and the gap beside it are, in per cent of the drawing: in the narrowest box of each kind (`chart.css.ts` has their widths). */
const WORD = { widest: 7.5, wide: 14, narrow: 26 } as const;

/** Words under a drawing of moments, each word once: several days of one month are one month. */
export function timeLabels(times: readonly Date[], xOf: (at: Date) => number, wordOf: (at: Date) => string) {
  const known = new Set<string>();
  return fittingLabels(
    times.map((at) => ({ x: xOf(at), label: wordOf(at) })).filter(({ label }) => !known.has(label) && known.add(label)),
  );
}

/** As many words as have room, none over another, and all at one distance, each with the narrowest box that has room for it. */
export function fittingLabels(words: readonly { x: number; label: string }[]): ChartLabel[] {
  const inWidest = everySo(
    words.map(({ x, label }) => ({ x: Math.round(x * 10) / 10, label })),
    WORD.widest,
  );
  const inWide = everySo(inWidest, WORD.wide);
  const inNarrow = new Set(everySo(inWide, WORD.narrow));
  const wide = new Set(inWide);
  return inWidest.map((each) => ({
    ...each,
    room: inNarrow.has(each) ? 'narrow' : wide.has(each) ? 'wide' : 'widest',
  }));
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
