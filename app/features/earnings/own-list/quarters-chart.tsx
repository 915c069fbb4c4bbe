import { bar, barOver, legend, legendItem, legendMark } from '#app/ui/chart/chart.css.ts';
import { ChartFrame } from '#app/ui/chart/chart-frame.tsx';
import type { ChartProps, StackDrawing } from '#app/ui/chart/drawing.ts';

interface QuartersChartProps extends ChartProps {
  drawing: StackDrawing;
  /** Names: of the lower sum, and of what stands on it. */
  legend: { value: string; over: string };
}

/** What came by quarter, and on top of it what was withheld. It stands here and not with the kit's charts, whose script every portfolio brings. */
export function QuartersChart({ drawing, legend: names, ...frame }: QuartersChartProps) {
  const series = [
    { name: names.value, look: bar, bars: drawing.bars },
    { name: names.over, look: barOver, bars: drawing.over },
  ];
  return (
    <ChartFrame
      {...frame}
      drawing={drawing}
      legend={
        <div className={legend}>
          {series.map(({ name, look }) => (
            <span key={name} className={legendItem}>
              <svg className={legendMark} aria-hidden="true" focusable="false">
                <path className={look} d="M2 0h16v12h-16z" />
              </svg>
              {name}
            </span>
          ))}
        </div>
      }
    >
      {series.flatMap(({ name, look, bars }) =>
        bars.map(({ key, x, width, y, height }) => (
          <rect key={`${name}-${key}`} className={look} x={`${x}%`} width={`${width}%`} y={y} height={height} rx="2" />
        )),
      )}
    </ChartFrame>
  );
}
