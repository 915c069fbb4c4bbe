import { bar } from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { BarDrawing, ChartProps } from './drawing.ts';

/** Sums by month or year. */
export function BarChart({ drawing, ...frame }: ChartProps & { drawing: BarDrawing }) {
  return (
    <ChartFrame {...frame} drawing={drawing}>
      {drawing.bars.map(({ key, x, width, y, height }) => (
        <rect key={key} className={bar} x={`${x}%`} width={`${width}%`} y={y} height={height} rx="2" />
      ))}
    </ChartFrame>
  );
}
