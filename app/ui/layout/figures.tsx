import type { ReactNode } from 'react';
import { classNames } from '#app/ui/controls/class-names.ts';
import { factsLine } from './facts-line.ts';
import { figureColumns } from './figure-columns.ts';
import {
  above,
  broad,
  figure,
  figureName,
  figureNote,
  figuresBox,
  figures as figuresClass,
  figureValue,
  large,
  narrow,
  stacked,
} from './figures.css.ts';

export interface Figure {
  label: string;
  /** Formatted already. A sum does not break: keep words for `note`. */
  value: ReactNode;
  /** A second, soft line. */
  note?: ReactNode;
}

/** Key figures: as many columns as fit, and never one alone on its row. */
export function Figures({ items }: { items: readonly Figure[] }) {
  const columns = (most: 3 | 5) => figureColumns(items.length, most) as keyof typeof narrow;
  // One alone is no ledger: its name would stand a page's width from it.
  const width = columns(3) > 1 || items.length === 1 ? 'narrow' : columns(5) > 1 ? 'broad' : null;
  return (
    <div className={figuresBox}>
      <dl className={classNames(figuresClass, narrow[columns(3)], broad[columns(5)])}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={classNames(figure, width && stacked[width])}>
            <dt className={classNames(figureName, width && above[width])}>{label}</dt>
            <dd className={classNames(figureValue, width && large[width])}>
              {value}
              {note && <div className={figureNote}>{factsLine(note)}</div>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
