import { drawBars } from './draw-bars.server.ts';
import type { StackDrawing } from './drawing.ts';

/** Two sums by month or year, one on top of the other, from zero up: neither is below it. What is not zero is seen, as far as a pixel goes. */
export function drawStacks(
  sums: readonly { label: string; value: number; over: number }[],
  wordOf: (tick: number) => string,
): StackDrawing {
  const drawn = drawBars(
    sums.map(({ label, value, over }) => ({ label, value: value + over })),
    wordOf,
  );
  const part = ({ value, over }: { value: number; over: number }) => (over === 0 ? 0 : over / (value + over));
  return {
    ...drawn,
    over: drawn.bars.map((bar, at) => ({ ...bar, height: bar.height * part(sums[at] ?? { value: 0, over: 0 }) })),
  };
}
