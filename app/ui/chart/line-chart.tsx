import {
  gain as gainClass,
  ground,
  legend,
  legendItem,
  legendMark,
  line,
  lineSecond,
  loss as lossClass,
} from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartProps, DRAWN_HEIGHT, DRAWN_WIDTH, type LineDrawing } from './drawing.ts';

interface LineChartProps extends ChartProps {
  drawing: LineDrawing;
  /** Names with their present sums: "Ganancia: 528,12 €". `gain` is `loss` where there is more of that. */
  legend: { value: string; putIn: string; gain: string; isLoss: boolean };
}

/** A course over time and the money put in; what was gained is the band between them. */
export function LineChart({ drawing, legend: names, ...frame }: LineChartProps) {
  return (
    <ChartFrame
      {...frame}
      drawing={drawing}
      legend={
        <div className={legend}>
          <Key name={names.value} className={line} d="M0 6h20" />
          <Key name={names.gain} className={names.isLoss ? lossClass : gainClass} d="M0 0h20v12h-20z" />
          <Key name={names.putIn} className={lineSecond} d="M0 6h20" />
        </div>
      }
    >
      <svg
        viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
        width="100%"
        height={DRAWN_HEIGHT}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className={ground} d={drawing.ground} />
        <path className={gainClass} d={drawing.gain} />
        <path className={lossClass} d={drawing.loss} />
        <path className={lineSecond} d={drawing.putIn} />
        <path className={line} d={drawing.value} />
      </svg>
    </ChartFrame>
  );
}

function Key({ name, className, d }: { name: string; className: string | undefined; d: string }) {
  return (
    <span className={legendItem}>
      <svg className={legendMark} aria-hidden="true" focusable="false">
        <path className={className} d={d} />
      </svg>
      {name}
    </span>
  );
}
