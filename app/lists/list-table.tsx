import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import type { ListColumn } from '#app/ui/table/data-table.tsx';
import { from, place } from '#app/ui/table/list-rows.css.ts';
import { drawCell } from './draw-cell.tsx';
import { ListPage, type SortableColumn } from './list-page.tsx';
import type { Table } from './list-table.server.ts';
import { type SentRow, sentColumns, sentRows } from './sent-rows.ts';

interface ListTableProps {
  table: Table;
  /** What is listed, for screen readers. */
  caption: string;
  /** Cells that the screen draws itself, by their column: of the texts that the loader gave, and the row's id. */
  draw?: Record<string, (texts: readonly string[], id: string) => ReactNode>;
  /** Sums beneath the rows, by their column. */
  totals?: Record<string, string>;
  /** In the place of the table, where the rows are shown otherwise. */
  instead?: ReactNode;
}

/** A list as its loader declared it (`listTable`): views, filters, rows, what is done with many, paging. */
export function ListTable({ table, caption, draw = {}, totals = {}, instead }: ListTableProps) {
  const { list, views, empty, bulk } = table;
  const columns = sentColumns(table.columns);
  const rows = sentRows({ columns, rows: table.rows });
  const has = (key: string) => columns.some(({ as }) => as === key);
  const text =
    (key: string, at = 0) =>
    (row: SentRow) =>
      row.cells[key]?.[at] ?? '';
  const title = columns[0]?.key ?? '';
  return (
    <ListPage
      {...{ list, caption, rows, views, empty, instead }}
      isMine={has('mine') ? (row) => text('mine')(row) !== '' : undefined}
      groupOf={
        has('group')
          ? (row) => ({
              title: text('group')(row),
              count: text('group', 1)(row) || undefined,
              isLate: text('group', 2)(row) !== '',
            })
          : undefined
      }
      takes={bulk?.takes !== undefined}
      select={
        bulk
          ? {
              name: bulk.name,
              form: bulk.form,
              value: has('value') ? text('value') : ({ id }) => id,
              label: text(has('called') ? 'called' : (bulk.label ?? title)),
              blocked: has('blocked') ? (row) => text('blocked')(row) || null : undefined,
            }
          : undefined
      }
      bulk={bulk && bulk.acts.length > 0 && <Bulk {...bulk} />}
      columns={columns.flatMap(({ key, as, header, at, sortBy, of }) => {
        if (header === '') return [];
        const own = draw[key];
        return {
          key,
          header,
          sortBy: sortBy || undefined,
          total: totals[key],
          ...looks(at.split(' ')),
          cell: ({ id, cells: { [key]: texts = [], [of]: whose } }) =>
            texts[0] && (own ? own(texts, id) : drawCell(as, texts, { id, whose: whose?.[0], form: bulk?.form })),
        } satisfies SortableColumn<SentRow, string>;
      })}
    />
  );
}

function Bulk({ form, to, idempotencyKey, acts, takes }: NonNullable<Table['bulk']>) {
  return (
    <BulkActions form={form} action={to}>
      {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
      {acts.map(({ intent, label }) => (
        <Button
          key={intent}
          size="small"
          name="intent"
          value={intent}
          data-key-take={intent === takes ? '' : undefined}
        >
          {label}
        </Button>
      ))}
    </BulkActions>
  );
}

type Looks = Pick<ListColumn<SentRow>, 'align' | 'place' | 'from' | 'named' | 'soft' | 'cut' | 'whole'>;

const lookOf = (word: string): Looks => {
  if (word in place) return { place: word as Looks['place'] };
  if (word in from) return { from: word as Looks['from'] };
  if (word === 'start') return { align: undefined };
  return word === 'end' ? { align: word } : { [word]: true };
};

const looks = (words: readonly string[]): Looks => Object.assign({}, ...words.map(lookOf));
