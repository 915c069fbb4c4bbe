import { useTranslation } from 'react-i18next';
import { bar, figure, steps as list, step, stepBar, stepCount, stepNote, stepTrack } from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartProps } from './drawing.ts';

interface StepChartProps {
  /** In the order that people take them. */
  steps: readonly {
    key: string;
    label: string;
    count: string;
    /** "38 % de las vistas"; empty where there is nothing to compare with. */
    note: string;
    /** Of the widest, in whole per cent. */
    percent: number;
  }[];
  /** The same by day. */
  table: ChartProps['table'];
}

/** How many take each step of a way: a bar each, with its number and its share of the step before. Drawn in SVG: the content policy refuses style attributes. */
export function StepChart({ steps, table }: StepChartProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={figure}>
      <ol className={list}>
        {steps.map(({ key, label, count, note, percent }) => (
          <li key={key} className={step}>
            <span>{label}</span>
            <span className={stepCount}>
              {count}
              {note && <span className={stepNote}>{note}</span>}
            </span>
            <svg className={stepBar} aria-hidden="true" focusable="false">
              <rect className={stepTrack} width="100%" height="12" rx="3" />
              {percent > 0 && <rect className={bar} width={`${percent}%`} height="12" rx="3" />}
            </svg>
          </li>
        ))}
      </ol>
      {table.rows.length > 0 && <ChartTable summary={t('seeAsTable')} table={table} />}
    </div>
  );
}
