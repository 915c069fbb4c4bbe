import { drawBars } from '#app/ui/chart/draw-bars.server.ts';
import { drawLine } from '#app/ui/chart/draw-line.server.ts';
import { drawRaise } from '#app/ui/chart/draw-raise.server.ts';

const VALUES = [2300, 2600, 7200, 7600, 7900, 12_100, 12_700, 16_100, 16_400, 20_200, 23_100, 24_319];
const PUT_IN = [2000, 2000, 7000, 7000, 8400, 12_000, 12_000, 15_000, 15_500, 19_000, 22_000, 23_000];
const INCOME = [86, 92, 0, 148, -30, 214];
const RAISED = [12_000, 8000, 0, 31_000, 4000, 0, 19_000, 27_000];
const STEPS = [4210, 318, 96, 71];

const monthOf = (at: Date) => at.toISOString().slice(0, 7);
const dayOf = (at: Date) => at.toISOString().slice(8, 10);

/** A course with gains and a loss, sums of which one is nothing and one is below zero, a campaign's money and its way; in whole euro. `marks`: words of the two lines that the money is measured by. */
export function sampleCharts(marks: { softCap: string; target: string }) {
  const points = VALUES.map((value, at) => ({
    on: new Date(Date.UTC(2025, 2 * at, 1)),
    value,
    putIn: PUT_IN[at] ?? 0,
  }));
  const quarters = INCOME.map((value, at) => ({ label: `T${at + 1}`, value }));
  let total = 0;
  const raised = RAISED.map((sum, at) => {
    total += sum;
    return { on: new Date(Date.UTC(2026, 9, 5 + at, 12)), sum, total };
  });
  const words = { value: (tick: number) => `${tick.toLocaleString('es')} €`, time: dayOf };
  return {
    raise: drawRaise(
      raised,
      [
        { value: 40_000, label: marks.softCap },
        { value: 120_000, label: marks.target },
      ],
      words,
    ),
    raiseRows: raised.map((each) => [dayOf(each.on), `${each.sum} €`, `${each.total} €`]),
    steps: STEPS.map((count, at) => ({ count, before: STEPS[at - 1] ?? null, most: STEPS[0] ?? count })),
    course: drawLine(points, { value: (tick) => `${tick.toLocaleString('es')} €`, time: monthOf }),
    courseRows: points.map(({ on, value, putIn }) => [monthOf(on), `${value} €`, `${putIn} €`]),
    income: drawBars(quarters, (tick) => `${tick} €`),
    incomeRows: quarters.map(({ label, value }) => [label, `${value} €`]),
  };
}
