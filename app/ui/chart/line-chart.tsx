import { gain as gainClass, ground, legend, line, lineSecond, loss as lossClass } from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps, LineDrawing } from './drawing.ts';
import { LegendKey } from './legend-key.tsx';
import { Stretched } from './stretched.tsx';

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
          <LegendKey name={names.value} className={line} d="M0 6h20" />
          <LegendKey name={names.gain} className={names.isLoss ? lossClass : gainClass} d="M0 0h20v12h-20z" />
          <LegendKey name={names.putIn} className={lineSecond} d="M0 6h20" />
        </div>
      }
    >
      <Stretched>
        <path className={ground} d={drawing.ground} />
        <path className={gainClass} d={drawing.gain} />
        <path className={lossClass} d={drawing.loss} />
        <path className={lineSecond} d={drawing.putIn} />
        <path className={line} d={drawing.value} />
      </Stretched>
    </ChartFrame>
  );
}
