import { area, legend as legendClass, legendItem, legendLine, line, lineSecond } from './chart.css.ts';
import { ChartFrame, type ChartProps, HEIGHT, TOP, yOf } from './chart-frame.tsx';

interface LineSeries {
  name: string;
  /** One for each label, in the scale's unit. */
  values: readonly number[];
}

interface LineChartProps extends ChartProps {
  /** Drawn solid, with its area. */
  main: LineSeries;
  /** Drawn dashed: what to compare with. */
  second?: LineSeries;
}

/** A course over time, drawn on the server. */
export function LineChart({ main, second, ...frame }: LineChartProps) {
  const { scale, labels } = frame;
  const xOf = (index: number) => (labels.length > 1 ? (index / (labels.length - 1)) * 100 : 50);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(index))} ${round(yOf(value, scale))}`).join('');
  const ground = round(yOf(0, scale));
  return (
    <ChartFrame
      {...frame}
      xOf={xOf}
      legend={
        second && (
          <div className={legendClass}>
            <Key name={main.name} className={line} />
            <Key name={second.name} className={lineSecond} />
          </div>
        )
      }
    >
      <svg
        viewBox={`0 ${TOP} 100 ${HEIGHT}`}
        y={TOP}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          className={area}
          d={`${path(main.values)}L${round(xOf(main.values.length - 1))} ${ground}L0 ${ground}Z`}
        />
        <path className={line} d={path(main.values)} />
        {second && <path className={lineSecond} d={path(second.values)} />}
      </svg>
    </ChartFrame>
  );
}

function Key({ name, className }: { name: string; className: string | undefined }) {
  return (
    <span className={legendItem}>
      <svg className={legendLine} aria-hidden="true" focusable="false">
        <path className={className} d="M0 2h20" />
      </svg>
      {name}
    </span>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
