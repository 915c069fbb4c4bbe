import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { sum, sumHint, sumName, sumRow, sumValue, total as totalClass, totalRow } from './sum-table.css.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

interface SumLine {
  label: ReactNode;
  /** Formatted, with its sign: "−350,00 €". */
  value: string;
  hint?: ReactNode;
}

interface SumTableProps {
  /** What is added up, for screen readers. */
  caption: string;
  lines: readonly SumLine[];
  /** The double line and what it comes to. */
  total?: SumLine;
}

/** Itemised before anyone commits: gross, fees, tax, net. */
export function SumTable({ caption, lines, total }: SumTableProps) {
  return (
    <table className={sum}>
      <caption className={visuallyHidden}>{caption}</caption>
      <tbody>
        {lines.map(({ label, value, hint }, index) => (
          <tr key={`${index} ${value}`} className={sumRow}>
            <th scope="row" className={sumName}>
              {label}
              {hint && <span className={sumHint}>{hint}</span>}
            </th>
            <td className={sumValue}>{value}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className={totalRow}>
            <th scope="row" className={classNames(sumName, totalClass)}>
              {total.label}
              {total.hint && <span className={sumHint}>{total.hint}</span>}
            </th>
            <td className={classNames(sumValue, totalClass)}>{total.value}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
