import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asTable, asTableSummary, canvas, dataCell, dataTable, figure, hairline, spare, word } from './chart.css.ts';
import { type ChartScale, place } from './chart-scale.ts';

/** What line and bar charts share; all texts are formatted by the loader. */
export interface ChartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What the picture shows, in one sentence: for who does not see it. */
  description: string;
  scale: ChartScale;
  /** Words of the hairlines, in the order of `scale.ticks`. */
  tickLabels: readonly string[];
  /** Names of the points, left to right: months, years. */
  labels: readonly string[];
  /** The same figures as text, one row for each label: what the picture is a picture of. */
  table: { headers: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Top and bottom of the drawn part, in px of a height of 260. */
export const TOP = 24;
export const HEIGHT = 204;

/** Upright place of a value, in px. */
export const yOf = (value: number, scale: ChartScale) => TOP + HEIGHT - (place(value, scale) / 100) * HEIGHT;

/** At most seven words under a chart, the first and the last among them. */
function shownLabels(labels: readonly string[]): { label: string; index: number }[] {
  const count = Math.min(labels.length, 7);
  const at = Array.from({ length: count }, (_, order) =>
    Math.round((order * (labels.length - 1)) / Math.max(1, count - 1)),
  );
  return at.map((index) => ({ label: labels[index] ?? '', index }));
}

interface FrameProps extends ChartProps {
  /** Middle of each label, in per cent of the width. */
  xOf: (index: number) => number;
  legend?: ReactNode;
  children: ReactNode;
}

/** Hairlines, words and the table of a chart; the drawing itself is the child. */
export function ChartFrame(props: FrameProps) {
  const { id, title, description, scale, tickLabels, labels, table, xOf, legend, children } = props;
  const { t } = useTranslation('ui');
  const shown = shownLabels(labels);
  return (
    <figure className={figure}>
      <svg className={canvas} role="img" aria-labelledby={`${id}-title ${id}-about`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-about`}>{description}</desc>
        {scale.ticks.map((tick) => (
          <line key={tick} className={hairline} x1="0" x2="100%" y1={yOf(tick, scale)} y2={yOf(tick, scale)} />
        ))}
        {children}
        {scale.ticks.map(
          (tick, index) =>
            // The ground needs no word when it is zero.
            !(index === 0 && tick === 0) && (
              <text key={tick} className={word} x="0" y={yOf(tick, scale) - 6}>
                {tickLabels[index]}
              </text>
            ),
        )}
        {shown.map(({ label, index }, order) => {
          const x = xOf(index);
          return (
            <text
              key={label}
              className={order % 3 === 0 ? word : `${word} ${spare}`}
              x={`${x}%`}
              y={TOP + HEIGHT + 22}
              textAnchor={x < 5 ? 'start' : x > 95 ? 'end' : 'middle'}
            >
              {label}
            </text>
          );
        })}
      </svg>
      {legend}
      <details className={asTable}>
        <summary className={asTableSummary}>{t('seeAsTable')}</summary>
        <table className={dataTable}>
          <thead>
            <tr>
              {table.headers.map((header) => (
                <th key={header} scope="col" className={dataCell}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((text, index) =>
                  index === 0 ? (
                    <th key={table.headers[index]} scope="row" className={dataCell}>
                      {text}
                    </th>
                  ) : (
                    <td key={table.headers[index]} className={dataCell}>
                      {text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
