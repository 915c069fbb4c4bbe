import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { KeysHelp } from '#app/ui/feedback/keys-help.tsx';
import { DataTable, type ListColumn, type RowGroup, type TableSelection } from '#app/ui/table/data-table.tsx';
import {
  inSight,
  instead as insteadClass,
  list as listClass,
  withBoth,
  withFilters,
  withViews,
} from '#app/ui/table/list-frame.css.ts';
import { foot } from '#app/ui/table/pagination.css.ts';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { ListFilters } from './list-filters.tsx';
import type { ListView } from './list-page.server.ts';
import { type ListViewLink, ListViews } from './list-views.tsx';

/** A column that may be one of those that the list can be ordered by. */
export interface SortableColumn<Row, C extends string> extends Omit<ListColumn<Row>, 'sort'> {
  sortBy?: C;
}

interface ListPageProps<Row extends { id: string }, C extends string> {
  list: ListView<C>;
  /** What is listed, for screen readers. */
  caption: string;
  rows: readonly Row[];
  columns: readonly SortableColumn<Row, C>[];
  /** Tabs over the list: all of it, and what waits. */
  views?: readonly ListViewLink[];
  select?: TableSelection<Row>;
  /** Rows that wait for whoever reads them. */
  isMine?: (row: Row) => boolean;
  /** Words over the rows of a group, which stand together. */
  groupOf?: (row: Row) => RowGroup;
  /** Words where nothing fits the filters, and where there is nothing at all. */
  empty: { icon: IconName; filtered: string; none: string };
  /** What can be done with the ticked ones: stays in sight while something is ticked. */
  bulk?: ReactNode;
  /** The key `a` presses what takes the row in focus (`data-key-take`). */
  takes?: boolean;
  /** In the place of the table, where the rows are shown otherwise. */
  instead?: ReactNode;
}

/** A list with its views, filters, order and paging, all drawn from its address. */
export function ListPage<Row extends { id: string }, C extends string = never>(props: ListPageProps<Row, C>) {
  const { list, caption, rows, columns, views = [], select, isMine, groupOf, empty, bulk, takes, instead } = props;
  const { t } = useTranslation('ui');
  const isFiltered = list.applied.length > 0;
  const hasFilters = list.fields.length > 0;
  const hasViews = views.length > 0 || list.saved.views.length > 0;
  const hasControls = hasViews || hasFilters;
  const heights = hasViews && hasFilters ? withBoth : hasViews ? withViews : hasFilters && withFilters;
  return (
    <div className={classNames(listClass, heights)}>
      {(hasControls || bulk) && (
        <div className={inSight}>
          {hasViews && <ListViews label={t('views')} items={views} path={list.path} saved={list.saved} />}
          {hasFilters && <ListFilters list={list} columns={columns} />}
          {bulk}
        </div>
      )}
      {instead && rows.length > 0 ? (
        <div className={hasControls ? insteadClass : undefined}>{instead}</div>
      ) : (
        <DataTable
          asList
          caption={caption}
          rows={rows}
          rowKey={(row) => row.id}
          select={select}
          isMine={isMine}
          groupOf={groupOf}
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
      {rows.length > 0 && (
        <div className={foot}>
          <Pagination {...list.paging} />
          {list.toFile && (
            <LinkButton size="small" icon="download" href={list.toFile.href}>
              {list.toFile.label}
            </LinkButton>
          )}
          {!instead && <KeysHelp takes={takes} />}
        </div>
      )}
    </div>
  );
}
