import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import {
  cardLabel,
  cell,
  check,
  checkbox,
  end,
  first,
  head,
  row as rowClass,
  scroll,
  table,
} from './data-table.css.ts';
import { SortLink } from './sort-link.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  /** `end` for everything that is counted. */
  align?: 'start' | 'end';
  /** Makes the header a link to the same list, ordered otherwise. */
  sort?: { href: string; direction?: 'ascending' | 'descending' };
  /** What stands in the cell; the first column's is the row's title. */
  cell: (row: Row) => ReactNode;
  /** The last line's cell, for sums. */
  total?: ReactNode;
}

export interface TableSelection<Row> {
  /** Name of the tick boxes. */
  name: string;
  /** Id of the form that the tick boxes belong to (`BulkActions`). */
  form: string;
  value: (row: Row) => string;
  /** What the row is called, for screen readers. */
  label: (row: Row) => string;
  /** Why a row cannot be ticked; its box is there, but dead. */
  blocked?: (row: Row) => string | null;
}

interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  select?: TableSelection<Row>;
  /** In place of the table when there are no rows: an EmptyState. */
  empty: ReactNode;
}

/**
 * A list. Columns are data; the first is each row's title. Under 768 px every row becomes a labelled card.
 * Cells use plain `<a>`: a hundred framework links cost a third of the page's time.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, select, empty }: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  if (rows.length === 0) return <>{empty}</>;
  const totals = columns.some(({ total }) => total !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={scroll} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {select && (
              <th scope="col" className={classNames(head, check)}>
                <input
                  type="checkbox"
                  className={checkbox}
                  aria-label={t('selectAll')}
                  data-needs-script=""
                  data-select-all={select.name}
                />
              </th>
            )}
            {columns.map(({ key, header, align, sort }) => (
              <th
                key={key}
                scope="col"
                className={classNames(head, align === 'end' && end)}
                aria-sort={sort?.direction}
              >
                {sort ? <SortLink {...sort} label={header} /> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass}>
              {select && (
                <td className={classNames(cell, check)}>
                  <SelectBox select={select} row={row} />
                </td>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={`${cell} ${first}`}>
                    <div>{column.cell(row)}</div>
                  </th>
                ) : (
                  <td key={column.key} className={column.align === 'end' ? `${cell} ${end}` : cell}>
                    <span className={cardLabel}>{column.header}</span>
                    <div>{column.cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr className={rowClass}>
              {select && <td className={classNames(cell, check)} />}
              {columns.map((column, index) => (
                <td key={column.key} className={classNames(cell, column.align === 'end' && end, index === 0 && first)}>
                  {index > 0 && column.total !== undefined && <span className={cardLabel}>{column.header}</span>}
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function SelectBox<Row>({ select, row }: { select: TableSelection<Row>; row: Row }) {
  const { t } = useTranslation('ui');
  const name = select.label(row);
  const blocked = select.blocked?.(row) ?? null;
  return (
    <input
      type="checkbox"
      className={checkbox}
      name={select.name}
      value={select.value(row)}
      form={select.form}
      disabled={blocked !== null}
      title={blocked ?? undefined}
      aria-label={blocked === null ? t('selectRow', { name }) : `${name}: ${blocked}`}
    />
  );
}
