import { useTranslation } from 'react-i18next';
import { ListViews } from '#app/lists/list-views.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable, type ListColumn } from '#app/ui/table/data-table.tsx';
import { DateFilter, SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { list } from '#app/ui/table/list-frame.css.ts';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { SAMPLE_ROWS, SAMPLE_STATUSES, type SampleRow } from './sample-rows.ts';
import { Specimen } from './specimen.tsx';

/** A whole list: what waits, tabs, filters, table, bulk actions, pages; and the same with nothing in it. */
export function ListsSection() {
  const { t } = useTranslation('components');
  const l = (key: string) => t(`lists.${key}`);
  const columns: ListColumn<SampleRow>[] = [
    {
      key: 'name',
      header: l('investor'),
      cut: true,
      cell: (row) => (
        <CellTitle href="#lists" note={row.reference}>
          {row.name}
        </CellTitle>
      ),
      total: l('total'),
    },
    { key: 'project', header: l('project'), place: 'note', cut: true, cell: (row) => row.project },
    {
      key: 'status',
      header: l('status'),
      place: 'chip',
      cell: (row) => <Chip tone={row.status}>{t(`status.${row.long ? 'long' : row.status}`)}</Chip>,
    },
    { key: 'tokens', header: l('tokens'), align: 'end', from: 'mid', cell: (row) => row.tokens, total: '715' },
    {
      key: 'amount',
      header: l('amount'),
      place: 'sum',
      align: 'end',
      sort: { href: '#lists' },
      cell: (row) => row.amount,
      total: '71.500,00 €',
    },
    {
      key: 'date',
      header: l('date'),
      place: 'aside',
      align: 'end',
      sort: { href: '#lists', direction: 'descending' },
      cell: (row) => row.date,
    },
  ];
  const select = {
    name: 'investment',
    form: 'c-bulk',
    value: (row: SampleRow) => row.reference,
    label: (row: SampleRow) => row.name,
  };
  const statuses = SAMPLE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }));
  const none = (
    <EmptyState icon="search" action={<LinkButton href="#lists">{l('noneAction')}</LinkButton>}>
      {l('none')}
    </EmptyState>
  );
  return (
    <Specimen section="lists">
      <PageHeader
        isSample
        crumbs={[
          { label: l('crumbs.n1'), href: '#lists' },
          { label: l('crumbs.n2'), href: '#lists' },
          { label: l('crumbs.n3') },
        ]}
        title={l('crumbs.n3')}
        chips={<Chip tone="caution">{t('status.caution')}</Chip>}
        about={l('facts')}
        actions={
          <>
            <Button type="button" icon="download">
              {l('export')}
            </Button>
            <Button type="button" tone="primary">
              {l('mint')}
            </Button>
          </>
        }
      />
      <div className={list}>
        <ListViews
          label={l('tabs')}
          items={[
            { label: l('tabAll'), href: '#lists-a', count: '1.284', current: true },
            { label: l('tabPaid'), href: '#lists-b', count: '312' },
            { label: l('tabSigned'), href: '#lists-c', count: '870' },
            { label: l('tabCanceled'), href: '#lists-d', count: '0' },
          ]}
        />
        <Filters
          action="#lists"
          applied={[
            { label: l('applied1'), removeHref: '#lists' },
            { label: l('applied2'), removeHref: '#lists' },
          ]}
          clearHref="#lists"
          more={<DateFilter id="c-since" name="since" label={l('since')} defaultValue="2026-10-01" />}
          search={<SearchFilter id="c-q" name="q" label={l('search')} />}
        >
          <SelectFilter id="c-status" name="status" label={l('status')} all={l('allStatuses')} options={statuses} />
        </Filters>
        <BulkActions form="c-bulk" action="#lists">
          <Button size="small" type="button">
            {l('export')}
          </Button>
          <Button size="small" type="button" tone="primary">
            {l('mint')}
          </Button>
        </BulkActions>
        <DataTable
          asList
          caption={`${l('crumbs.n1')}: ${l('tabAll')}`}
          columns={columns.map(({ total, ...column }) => column)}
          rows={SAMPLE_ROWS}
          rowKey={({ reference }) => reference}
          select={select}
          isMine={({ status }) => status === 'caution'}
          empty={none}
        />
        <Pagination from="1" to="50" total="1.284" nextHref="#lists" previousHref="#lists" />
      </div>
      <DataTable
        caption={l('crumbs.n1')}
        columns={columns}
        rows={SAMPLE_ROWS}
        rowKey={({ reference }) => reference}
        empty={none}
      />
      <DataTable
        caption={`${l('crumbs.n1')}: ${l('none')}`}
        columns={columns}
        rows={[]}
        rowKey={({ reference }) => reference}
        empty={none}
      />
    </Specimen>
  );
}
