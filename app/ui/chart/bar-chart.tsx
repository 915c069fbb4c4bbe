import { bar } from './chart.css.ts';
import { ChartFrame, type ChartProps, yOf } from './chart-frame.tsx';

interface BarChartProps extends ChartProps {
  /** One for each label, in the scale's unit. */
  values: readonly number[];
}

/** Sums by month or year, drawn on the server. */
export function BarChart({ values, ...frame }: BarChartProps) {
  const { scale, labels } = frame;
  const share = 100 / Math.max(1, labels.length);
  const ground = yOf(0, scale);
  return (
    <ChartFrame {...frame} xOf={(index) => (index + 0.5) * share}>
      {values.map((value, index) => {
        const y = yOf(value, scale);
        return (
          <rect
            key={labels[index]}
            className={bar}
            x={`${(index + 0.25) * share}%`}
            width={`${share * 0.5}%`}
            y={Math.min(y, ground)}
            height={Math.max(value === 0 ? 0 : 1, Math.abs(ground - y))}
            rx="2"
          />
        );
      })}
    </ChartFrame>
  );
}
