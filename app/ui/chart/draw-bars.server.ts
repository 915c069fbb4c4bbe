import { scaleBand } from 'd3-scale';
import type { BarDrawing } from './drawing.ts';
import { fittingLabels } from './time-labels.ts';
import { valueAxis } from './value-axis.server.ts';

/** Widest bar, in hundredths of the drawing. */
const WIDEST = 10;

/** Sums by month or year as bars from zero up, or down. A sum that is not zero is never without a bar. */
export function drawBars(
  sums: readonly { label: string; value: number }[],
  wordOf: (tick: number) => string,
): BarDrawing {
  const { place: y, ticks } = valueAxis(sums.map(({ value }) => value));
  const x = scaleBand()
    .domain(sums.map(({ label }) => label))
    .range([0, 100])
    .padding(0.4);
  // One sum alone is a bar, not a wall.
  const width = Math.min(x.bandwidth(), WIDEST);
  const middle = (label: string) => (x(label) ?? 0) + x.bandwidth() / 2;
  return {
    ticks: ticks.map((tick) => ({ y: y(tick), label: wordOf(tick), isZero: tick === 0 })).reverse(),
    labels: fittingLabels(sums.map(({ label }) => ({ x: middle(label), label }))),
    bars: sums.map(({ label, value }) => ({
      key: label,
      x: middle(label) - width / 2,
      width,
      y: Math.min(y(value), y(0)),
      height: value === 0 ? 0 : Math.max(1, Math.abs(y(value) - y(0))),
    })),
  };
}
