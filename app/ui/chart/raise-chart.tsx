import { bar, ground, legend, legendItem, legendMark, line, markLine, markWord } from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import { type ChartProps, DRAWN_HEIGHT, DRAWN_WIDTH, type RaiseDrawing } from './drawing.ts';

interface RaiseChartProps extends ChartProps {
  drawing: RaiseDrawing;
  /** Names: what came on a day, and all until then. */
  legend: { day: string; total: string };
}

/** Money as it came, day by day and together, beside what it is measured by. */
export function RaiseChart({ drawing, legend: names, ...frame }: RaiseChartProps) {
  return (
    <ChartFrame
      {...frame}
      drawing={drawing}
      legend={
        <div className={legend}>
          <span className={legendItem}>
            <svg className={legendMark} aria-hidden="true" focusable="false">
              <path className={line} d="M0 6h20" />
            </svg>
            {names.total}
          </span>
          <span className={legendItem}>
            <svg className={legendMark} aria-hidden="true" focusable="false">
              <path className={bar} d="M6 0h8v12h-8z" />
            </svg>
            {names.day}
          </span>
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
      </svg>
      {drawing.bars.map(({ key, x, width, y, height }) => (
        <rect key={key} className={bar} x={`${x}%`} width={`${width}%`} y={y} height={height} rx="1" />
      ))}
      <svg
        viewBox={`0 0 ${DRAWN_WIDTH} ${DRAWN_HEIGHT}`}
        width="100%"
        height={DRAWN_HEIGHT}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className={line} d={drawing.course} />
      </svg>
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
