import { scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { DRAWN_WIDTH, type RaiseDrawing } from './drawing.ts';
import { timeLabels } from './time-labels.ts';
import { valueAxis } from './value-axis.server.ts';

interface RaisePoint {
  on: Date;
  /** What came on the day, and until then, in one unit. */
  sum: number;
  total: number;
}

/** What the money is measured by: a soft cap, a target. */
interface RaiseMark {
  value: number;
  label: string;
}

interface Words {
  value: (tick: number) => string;
  time: (at: Date) => string;
}

/** About how many words under it. */
const TIMES = 5;
/** Marks nearer than this to one another, in px, say their words at different ends. */
const NEAR_PX = 22;
/** A phone's drawing is about so wide, in px, and a sign of a mark's word so much of it. */
const NARROW_PX = 280;
const SIGN_PX = 6.5;
/** A mark's word stands so far above its line, in px. */
const WORD_PX = { above: 20, below: 2 };
const DAY_MS = 86_400_000;

/** A moment's day, at the hour of another moment. */
const sameHour = (at: number, of: number) => Math.floor(at / DAY_MS) * DAY_MS + (of % DAY_MS);

/**
 * Money as it came: a bar for each day, a course for all until then, and a line for each mark. A day of which something came is never without a bar.
 * @param points oldest first, each at the same hour of its day; the last one may be a day on which nothing came
 */
export function drawRaise(points: readonly RaisePoint[], marks: readonly RaiseMark[], words: Words): RaiseDrawing {
  const { place: y, ticks } = valueAxis([...points.map(({ total }) => total), ...marks.map(({ value }) => value)]);
  const first = points[0]?.on.getTime() ?? 0;
  const last = Math.max(first + DAY_MS, points.at(-1)?.on.getTime() ?? 0);
  const x = scaleUtc().domain([first, last]).range([0, DRAWN_WIDTH]);
  const percent = (at: number) => (x(at) / DRAWN_WIDTH) * 100;
  const width = Math.min(2.4, Math.max(0.5, (percent(first + DAY_MS) - percent(first)) * 0.6));
  const course = [...points, { on: new Date(last), sum: 0, total: points.at(-1)?.total ?? 0 }];
  const drawnAt = ({ on }: RaisePoint) => x(on);
  return {
    ticks: ticks.map((tick) => ({ y: y(tick), label: words.value(tick), isZero: tick === 0 })).reverse(),
    // A tick is a day's midnight, a bar stands at its day's hour: the word stands under the bar.
    labels: timeLabels(x.ticks(TIMES), (at) => percent(sameHour(at.getTime(), first)), words.time),
    course:
      line<RaisePoint>(drawnAt, ({ total }) => y(total))
        .curve(curveStepAfter)
        .digits(1)(course) ?? '',
    ground:
      area<RaisePoint>(drawnAt, y(0), ({ total }) => y(total))
        .curve(curveStepAfter)
        .digits(1)(course) ?? '',
    bars: points
      .filter(({ sum }) => sum !== 0)
      .map(({ on, sum }) => ({
        key: on.toISOString(),
        x: Math.min(100 - width, Math.max(0, percent(on.getTime()) - width / 2)),
        width,
        y: Math.min(y(0) - 2, y(sum)),
        height: Math.max(2, y(0) - y(sum)),
      })),
    marks: placedMarks(
      marks.map(({ value, label }) => ({ y: y(value), label })),
      course.map((point) => ({ x: drawnAt(point), y: y(point.total) })),
    ),
  };
}

/** Each mark's word at the end where no word of a mark near it stands, and of two that are free at one where the course does not run through it. */
function placedMarks(marks: readonly { y: number; label: string }[], course: readonly { x: number; y: number }[]) {
  const placed: RaiseDrawing['marks'] = [];
  for (const mark of marks) {
    const isFree = (atEnd: boolean) =>
      placed.every((other) => other.atEnd !== atEnd || Math.abs(other.y - mark.y) >= NEAR_PX);
    const ends = [false, true].filter(isFree);
    placed.push({ ...mark, atEnd: ends.find((atEnd) => !runsThrough(course, mark, atEnd)) ?? ends[0] ?? true });
  }
  return placed;
}

/** Whether a course of steps comes into the room of a mark's word, where that is narrowest. */
function runsThrough(
  course: readonly { x: number; y: number }[],
  { y, label }: { y: number; label: string },
  atEnd: boolean,
): boolean {
  const width = Math.min(1, (label.length * SIGN_PX) / NARROW_PX) * DRAWN_WIDTH;
  const [from, to] = atEnd ? [DRAWN_WIDTH - width, DRAWN_WIDTH] : [0, width];
  return course.some((point, at) => {
    const next = course[at + 1] ?? point;
    if (next.x < from || point.x > to) return false;
    // Between two points it goes on at the height of the first, and then up or down at the second.
    const turns = next.x <= to ? next.y : point.y;
    return Math.min(point.y, turns) <= y + WORD_PX.below && Math.max(point.y, turns) >= y - WORD_PX.above;
  });
}
