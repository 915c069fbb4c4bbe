import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { BulkActions } from '#app/ui/table/bulk-actions.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { DateFilter, SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import { SAMPLE_ROWS, SAMPLE_STATUSES, type SampleRow } from './sample-rows.ts';
import { Specimen } from './specimen.tsx';

/** A whole list: what waits, tabs, filters, table, bulk actions, pages; and the same with nothing in it. */
export function ListsSection() {
  const { t } = useTranslation('components');
  const l = (key: string) => t(`lists.${key}`);
  const columns: Column<SampleRow>[] = [
    {
      key: 'name',
      header: l('investor'),
      cell: (row) => (
        <CellTitle href="#lists" note={row.reference}>
          {row.name}
        </CellTitle>
      ),
      total: l('total'),
    },
    { key: 'project', header: l('project'), cell: (row) => row.project },
    {
      key: 'status',
      header: l('status'),
      cell: (row) => <Chip tone={row.status}>{t(`status.${row.long ? 'long' : row.status}`)}</Chip>,
    },
    { key: 'tokens', header: l('tokens'), align: 'end', cell: (row) => row.tokens, total: '715' },
    {
      key: 'amount',
      header: l('amount'),
      align: 'end',
      sort: { href: '#lists' },
      cell: (row) => row.amount,
      total: '71.500,00 €',
    },
    {
      key: 'date',
      header: l('date'),
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
      <Breadcrumb
        items={[
          { label: l('crumbs.n1'), href: '#lists' },
          { label: l('crumbs.n2'), href: '#lists' },
          { label: l('crumbs.n3') },
        ]}
      />
      <Waiting
        label={l('title')}
        items={[
          { label: l('proofs'), count: '9', note: l('proofsNote'), href: '#lists-1', current: true },
          { label: l('unmatched'), count: '3', note: l('unmatchedNote'), href: '#lists-2' },
          { label: l('ready'), count: '41', note: l('readyNote'), href: '#lists-3' },
          { label: l('refunds'), count: '2', note: l('refundsNote'), href: '#lists-4' },
        ]}
      />
      <Tabs
        label={l('tabs')}
        items={[
          { label: l('tabAll'), href: '#lists-a', count: '1.284', current: true },
          { label: l('tabPaid'), href: '#lists-b', count: '312' },
          { label: l('tabSigned'), href: '#lists-c', count: '870' },
          { label: l('tabCanceled'), href: '#lists-d', count: '102' },
        ]}
      />
      <Filters
        action="#lists"
        applied={[
          { label: l('applied1'), removeHref: '#lists' },
          { label: l('applied2'), removeHref: '#lists' },
        ]}
        clearHref="#lists"
      >
        <SearchFilter id="c-q" name="q" label={l('search')} />
        <SelectFilter id="c-status" name="status" label={l('status')} all={l('allStatuses')} options={statuses} />
        <DateFilter id="c-since" name="since" label={l('since')} defaultValue="2026-10-01" />
      </Filters>
      <DataTable
        caption={l('crumbs.n1')}
        columns={columns}
        rows={SAMPLE_ROWS}
        rowKey={({ reference }) => reference}
        select={select}
        empty={none}
      />
      <BulkActions form="c-bulk" action="#lists">
        <Button size="small" type="button">
          {l('export')}
        </Button>
        <Button size="small" type="button" tone="primary">
          {l('mint')}
        </Button>
      </BulkActions>
      <Pagination from="1" to="50" total="1.284" nextHref="#lists" previousHref="#lists" />
      <DataTable
        caption={l('crumbs.n1')}
        columns={columns}
        rows={[]}
        rowKey={({ reference }) => reference}
        empty={none}
      />
    </Specimen>
  );
}
