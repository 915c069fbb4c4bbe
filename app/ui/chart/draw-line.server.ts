import { scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { DRAWN_WIDTH, type LineDrawing } from './drawing.ts';
import { timeLabels } from './time-labels.ts';
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
