import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { type Column, DataTable, type TableSelection } from '#app/ui/table/data-table.tsx';
import { DateFilter, DateRange, SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { FilterField } from './filter.ts';
import type { ListView } from './list-page.server.ts';

/** A column that may be one of those that the list can be ordered by. */
interface ListColumn<Row, C extends string> extends Omit<Column<Row>, 'sort'> {
  sortBy?: C;
}

interface ListPageProps<Row extends { id: string }, C extends string> {
  list: ListView<C>;
  /** What is listed, for screen readers. */
  caption: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row, C>[];
  select?: TableSelection<Row>;
  /** Words where nothing fits the filters, and where there is nothing at all. */
  empty: { icon: IconName; filtered: string; none: string };
  /** Between the filters and the rows: what can be done with the ticked ones, tabs. */
  above?: ReactNode;
  /** In the place of the table, where the rows are shown otherwise. */
  instead?: ReactNode;
}

/** A list with its filters, order and paging, all drawn from its address. */
export function ListPage<Row extends { id: string }, C extends string = never>(props: ListPageProps<Row, C>) {
  const { list, caption, rows, columns, select, empty, above, instead } = props;
  const { t } = useTranslation('ui');
  const days = list.fields.filter(({ kind }) => kind === 'day');
  const others = list.fields.filter(({ kind }) => kind !== 'day');
  const isFiltered = list.applied.length > 0;
  return (
    <>
      {list.fields.length > 0 && (
        <Filters action={list.path} hidden={list.hidden} applied={list.applied} clearHref={list.clearHref}>
          {others.map((field) => (
            <FilterControl key={field.name} {...field} />
          ))}
          {days.length > 0 && (
            <DateRange>
              {days.map((field) => (
                <FilterControl key={field.name} {...field} />
              ))}
            </DateRange>
          )}
        </Filters>
      )}
      {above}
      {instead && rows.length > 0 ? (
        instead
      ) : (
        <DataTable
          caption={caption}
          rows={rows}
          rowKey={(row) => row.id}
          select={select}
          columns={columns.map(({ sortBy, ...column }) => ({ ...column, sort: sortBy && list.sorts[sortBy] }))}
          empty={
            <EmptyState
              icon={empty.icon}
              action={isFiltered && <LinkButton href={list.clearHref}>{t('withoutFilters')}</LinkButton>}
            >
              {isFiltered ? empty.filtered : empty.none}
            </EmptyState>
          }
        />
      )}
      {rows.length > 0 && <Pagination {...list.paging} />}
    </>
  );
}

function FilterControl({ kind, name, label, value, any, options }: FilterField) {
  const native = { id: name, name, label, defaultValue: value };
  if (kind === 'search') return <SearchFilter {...native} />;
  if (kind === 'day') return <DateFilter {...native} />;
  return <SelectFilter {...native} all={any} options={options} />;
}
