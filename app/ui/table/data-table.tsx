import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { factsLine } from '#app/ui/layout/facts-line.ts';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import {
  cardLabel,
  cell,
  check,
  checkbox,
  end,
  first,
  fits,
  group,
  groupCount,
  groupLate,
  head,
  mine,
  row as rowClass,
  scroll,
  table,
} from './data-table.css.ts';
import { cut, from, place, soft, whole } from './list-rows.css.ts';
import { SortLink } from './sort-link.tsx';

interface Column<Row> {
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

/** A column of a list: one line a row on the desk, three lines in a narrow window. */
export interface ListColumn<Row> extends Column<Row> {
  /**
   * Where it stands in a narrow window: title and sum, then note and aside, then chip and act, then under and last. The first column is
   * the title; the others are left to the record's own page unless they say their place.
   */
  place?: Exclude<keyof typeof place, 'title' | 'none'>;
  /** A bare figure: where the head is not seen, its name stands before it. */
  named?: boolean;
  /** Said besides: in softer ink. */
  soft?: boolean;
  /** Ends in dots where it has no room. */
  cut?: boolean;
  /** Read to its end: breaks into lines where it has no room. A reason. */
  whole?: boolean;
  /** Shown in windows from 1280 px on (`mid`), where the sidebar leaves room beside it (`wide`), and where names keep theirs (`widest`). */
  from?: keyof typeof from;
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

/** A dash says of a row that a figure does not apply to it; of all rows it says nothing. */
const isNothing = (cell: ReactNode) => cell !== 0 && (!cell || cell === '—');

/** A button says itself what it does: its column's name is for ears alone. */
const isAct = ({ key, place: at }: Pick<ListColumn<unknown>, 'key' | 'place'>) => key === 'act' || at === 'act';

/** A cell's name, where its column's head is not seen. */
const label = ({ header }: Pick<ListColumn<unknown>, 'header'>) => <span className={cardLabel}>{header} </span>;

/** What rows that stand together share. */
export interface RowGroup {
  title: string;
  /** How many there are, formatted; absent where that is not known. */
  count?: string;
  /** They are late. */
  isLate?: boolean;
}

interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  select?: TableSelection<Row>;
  /** A list of records: the whole row is a target, the head stays in sight, and columns say their place in a narrow window. */
  asList?: boolean;
  /** Rows that wait for whoever reads them. */
  isMine?: (row: Row) => boolean;
  /** Words over the rows of a group, which stand together: "Today 8". */
  groupOf?: (row: Row) => RowGroup;
  /** In place of the table when there are no rows: an EmptyState. */
  empty: ReactNode;
}

/**
 * A table. Columns are data; the first is each row's title, and one that holds nothing in any row is left out. Under 768 px every row becomes a labelled card, of a list three lines.
 * Cells use plain `<a>`: a hundred framework links cost a third of the page's time.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns: all, rows, rowKey, select, asList = false, isMine, groupOf, empty } = props;
  const { t } = useTranslation('ui');
  if (rows.length === 0) return <>{empty}</>;
  const columns = all.filter((column) => column.sort || rows.some((row) => !isNothing(column.cell(row))));
  const totals = columns.some(({ total }) => total !== undefined);
  const looks = (column: ListColumn<Row>, index: number) =>
    classNames(
      cell,
      index === 0 && first,
      column.align === 'end' && end,
      ...(asList
        ? [
            place[index === 0 ? 'title' : (column.place ?? 'none')],
            column.cut && cut,
            column.whole && whole,
            column.soft && soft,
            column.from && from[column.from],
          ]
        : []),
    );
  return (
    // A region that scrolls sideways must be reachable by keyboard; a list's does not.
    <section
      className={asList ? fits : scroll}
      aria-label={caption}
      tabIndex={asList ? undefined : 0}
      data-rows={asList ? '' : undefined}
    >
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
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(head, column.align === 'end' && end, asList && column.from && from[column.from])}
                aria-sort={column.sort?.direction}
              >
                {column.sort ? (
                  <SortLink {...column.sort} label={column.header} />
                ) : isAct(column) ? (
                  <span className={visuallyHidden}>{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows, groupOf).map(({ title, count, isLate, rows: together }) => (
          <tbody key={title}>
            {title && (
              <tr className={group}>
                <th scope="rowgroup" colSpan={columns.length + (select ? 1 : 0)}>
                  <span className={isLate ? groupLate : undefined}>{title}</span>
                  {count && <span className={groupCount}> {count}</span>}
                </th>
              </tr>
            )}
            {together.map((row) => (
              <tr key={rowKey(row)} className={classNames(rowClass, isMine?.(row) && mine)}>
                {select && (
                  <td className={classNames(cell, check)}>
                    <SelectBox select={select} row={row} />
                  </td>
                )}
                {columns.map((column, index) => {
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell key={column.key} scope={index === 0 ? 'row' : undefined} className={looks(column, index)}>
                      {index > 0 && (asList ? column.named : !isAct(column)) && label(column)}
                      <div>{factsLine(column.cell(row))}</div>
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        {totals && (
          <tfoot>
            <tr className={rowClass}>
              {select && <td className={classNames(cell, check)} />}
              {columns.map((column, index) => (
                <td key={column.key} className={looks(column, index)}>
                  {!asList && index > 0 && column.total !== undefined && label(column)}
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

/** Rows that stand together under their words; all of them where there are none. */
function groupsOf<Row>(rows: readonly Row[], groupOf: ((row: Row) => RowGroup) | undefined) {
  const groups: (RowGroup & { rows: Row[] })[] = [];
  for (const row of rows) {
    const of = groupOf?.(row) ?? { title: '' };
    const last = groups.at(-1);
    if (last?.title === of.title) last.rows.push(row);
    else groups.push({ ...of, rows: [row] });
  }
  return groups;
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
