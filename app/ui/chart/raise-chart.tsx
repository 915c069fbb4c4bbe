import { gain, ground, legend, line, markLine, markWord } from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps, RaiseDrawing } from './drawing.ts';
import { LegendKey } from './legend-key.tsx';
import { Stretched } from './stretched.tsx';

interface RaiseChartProps extends ChartProps {
  drawing: RaiseDrawing;
  /** Names: what came on a day, and all until then. */
  legend: { day: string; total: string };
}

/** Money as it came, day by day and together, beside what it is measured by. Its bars are paler than its course, which stands out from many of them. */
export function RaiseChart({ drawing, legend: names, ...frame }: RaiseChartProps) {
  return (
    <ChartFrame
      {...frame}
      drawing={drawing}
      legend={
        <div className={legend}>
          <LegendKey name={names.total} className={line} d="M0 6h20" />
          <LegendKey name={names.day} className={gain} d="M6 0h8v12h-8z" />
        </div>
      }
    >
      <Stretched>
        <path className={ground} d={drawing.ground} />
      </Stretched>
      {drawing.bars.map(({ key, x, width, y, height }) => (
        <rect key={key} className={gain} x={`${x}%`} width={`${width}%`} y={y} height={height} rx="1" />
      ))}
      <Stretched>
        <path className={line} d={drawing.course} />
      </Stretched>
      {drawing.marks.map(({ y, label, atEnd }) => (
        <g key={label}>
          <line className={markLine} x1="0" x2="100%" y1={y} y2={y} />
          <text
            className={markWord}
            x={atEnd ? '100%' : 0}
            dx={atEnd ? -4 : 4}
            y={y - 5}
            textAnchor={atEnd ? 'end' : 'start'}
          >
            {label}
          </text>
        </g>
      ))}
    </ChartFrame>
  );
}
