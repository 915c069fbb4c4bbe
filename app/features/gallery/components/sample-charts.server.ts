import { drawBars } from '#app/ui/chart/draw-bars.server.ts';
import { drawLine } from '#app/ui/chart/draw-line.server.ts';

const VALUES = [2300, 2600, 7200, 7600, 7900, 12_100, 12_700, 16_100, 16_400, 20_200, 23_100, 24_319];
const PUT_IN = [2000, 2000, 7000, 7000, 8400, 12_000, 12_000, 15_000, 15_500, 19_000, 22_000, 23_000];
const INCOME = [86, 92, 0, 148, -30, 214];

const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** A course with gains and a loss, and sums of which one is nothing and one is below zero; in whole euro. */
export function sampleCharts() {
  const points = VALUES.map((value, at) => ({
    on: new Date(Date.UTC(2025, 2 * at, 1)),
    value,
    putIn: PUT_IN[at] ?? 0,
  }));
  const quarters = INCOME.map((value, at) => ({ label: `T${at + 1}`, value }));
  return {
    course: drawLine(points, { value: (tick) => `${tick.toLocaleString('es')} €`, time: monthOf }),
    courseRows: points.map(({ on, value, putIn }) => [monthOf(on), `${value} €`, `${putIn} €`]),
    income: drawBars(quarters, (tick) => `${tick} €`),
    incomeRows: quarters.map(({ label, value }) => [label, `${value} €`]),
  };
}
