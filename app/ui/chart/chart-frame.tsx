import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canvas, figure, foot, gutter, hairline, plot, word, zero } from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';
import { anchorOf, type ChartDrawing, type ChartProps } from './drawing.ts';

interface FrameProps extends ChartProps {
  drawing: ChartDrawing;
  legend?: ReactNode;
  /** The drawing itself. */
  children: ReactNode;
}

/** Steps, words and the table of a chart. Words stand beside the drawing as text: 13 px at any width, and no line runs through them. */
export function ChartFrame({ id, title, description, table, drawing, legend, children }: FrameProps) {
  const { t } = useTranslation('ui');
  return (
    <figure className={figure}>
      <div className={plot}>
        <div className={gutter} aria-hidden="true">
          {drawing.ticks.map(({ y, label }) => (
            <span key={y}>{label}</span>
          ))}
        </div>
        <svg className={canvas} role="img" aria-labelledby={`${id}-title ${id}-about`}>
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-about`}>{description}</desc>
          {drawing.ticks.map(({ y, isZero }) => (
            <line key={y} className={isZero ? zero : hairline} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {children}
        </svg>
        <svg className={foot} aria-hidden="true" focusable="false">
          {drawing.labels.map(({ x, label, room }) => (
            <text key={label} className={word[room]} x={`${x}%`} y="16" textAnchor={anchorOf(x)}>
              {label}
            </text>
          ))}
        </svg>
      </div>
      {legend}
      <ChartTable summary={t('seeAsTable')} table={table} />
    </figure>
  );
}
