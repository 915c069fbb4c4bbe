import { scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { anchorOf, DRAWN_WIDTH, type LineDrawing } from './drawing.ts';
import { valueAxis } from './value-axis.server.ts';

/** A moment of a course: what was owned, and the money put in until then, in one unit. */
interface CoursePoint {
  on: Date;
  value: number;
  putIn: number;
}

interface Words {
  value: (tick: number) => string;
  time: (at: Date) => string;
}

/** About how many words under a course, of one length: months, quarters, years. */
const TIMES = 5;

/** A course over time as paths. Deposits are steps; what was gained lies between the value and the money put in, what was lost below it. */
export function drawLine(points: readonly CoursePoint[], words: Words): LineDrawing {
  const { place: y, ticks } = valueAxis(points.flatMap(({ value, putIn }) => [value, putIn]));
  const times = points.map(({ on }) => on.getTime());
  const x = scaleUtc()
    .domain([Math.min(...times), Math.max(...times)])
    .range([0, DRAWN_WIDTH]);
  const xOf = ({ on }: CoursePoint) => x(on);
  const course = (of: (point: CoursePoint) => number) =>
    line<CoursePoint>(xOf, (point) => y(of(point)))
      .curve(curveStepAfter)
      .digits(1)([...points]) ?? '';
  const between = (low: (point: CoursePoint) => number, high: (point: CoursePoint) => number) =>
    area<CoursePoint>(
      xOf,
      (point) => y(low(point)),
      (point) => y(high(point)),
    )
      .curve(curveStepAfter)
      .digits(1)([...points]) ?? '';
  const putIn = (point: CoursePoint) => point.putIn;
  return {
    ticks: ticks.map((tick) => ({ y: y(tick), label: words.value(tick), isZero: tick === 0 })).reverse(),
    labels: timeLabels(x.ticks(TIMES), (at) => (x(at) / DRAWN_WIDTH) * 100, words.time),
    value: course(({ value }) => value),
    putIn: course(putIn),
    ground: between(() => 0, putIn),
    gain: between(putIn, (point) => Math.max(point.value, point.putIn)),
    loss: between(putIn, (point) => Math.min(point.value, point.putIn)),
  };
}

/** How wide a word and the gap beside it are, in per cent of the drawing: in a wide box, and in the narrowest one. */
const WORD = { wide: 14, narrow: 26 } as const;

/** Each word once, and none over another: several days of one month are one month. `spare` are those that a narrow box leaves out. */
function timeLabels(times: readonly Date[], xOf: (at: Date) => number, wordOf: (at: Date) => string) {
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
