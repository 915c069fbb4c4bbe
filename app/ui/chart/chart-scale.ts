/** A scale for a chart's upright axis: from `low` to `high`, with round steps between. */
export interface ChartScale {
  low: number;
  high: number;
  /** Values of the hairlines, lowest first. */
  ticks: number[];
}

/** Nothing that a chart shows is smaller; below, floating point could no longer tell one step from the next. */
const SMALLEST_STEP = 1e-6;

/**
 * Round steps that hold all values, and zero. Charts are pictures: they may use numbers; sums never come from here.
 * @param values in any unit (euro, tokens), not empty of finite numbers
 * @param steps about how many hairlines
 */
export function chartScale(values: readonly number[], steps = 3): ChartScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const rough = Math.max(span / steps, SMALLEST_STEP);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step) || 1;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks[ticks.length - 1] ?? 1, ticks };
}

/** Where a value stands on its scale: 0 (low) to 100 (high). */
export function place(value: number, { low, high }: ChartScale): number {
  return Math.round(((value - low) / (high - low)) * 10_000) / 100;
}
