import { useTranslation } from 'react-i18next';
import { tiles } from '#app/features/issuances/list/issuance-card.css.ts';
import { IssuanceTile } from '#app/features/issuances/list/issuance-tile.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { ManagedIssuancesData } from './managed-issuances.server.ts';

/** The issuances of a tenant, or of one issuer, as a list or a grid. */
export function ManagedIssuancesScreen(data: ManagedIssuancesData) {
  const { t } = useTranslation('issuances');
  const { filters, options } = data;
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      <Filters
        action={data.path}
        hidden={data.asList ? [] : [{ name: 'view', value: 'grid' }]}
        applied={data.applied}
        clearHref={data.clearHref}
      >
        <SearchFilter id="q" name="q" label={t('list.search')} defaultValue={filters.q} />
        <SelectFilter
          id="status"
          name="status"
          label={t('list.status')}
          all={t('list.anyStatus')}
          options={options.status}
          defaultValue={filters.status}
        />
        <SelectFilter
          id="product_type"
          name="product_type"
          label={t('list.product')}
          all={t('list.anyProduct')}
          options={options.product_type}
          defaultValue={filters.product_type}
        />
      </Filters>
      <Tabs label={t('list.view')} items={data.views} />
      {data.asList || data.rows.length === 0 ? (
        <DataTable
          caption={data.head.title}
          rows={data.rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon="projects"
              action={data.applied.length > 0 && <LinkButton href={data.clearHref}>{t('list.clear')}</LinkButton>}
            >
              {t(data.applied.length > 0 ? 'list.empty' : 'list.noneManaged')}
            </EmptyState>
          }
          columns={[
            {
              key: 'project',
              header: t('list.project'),
              cell: (row) => (
                <CellTitle href={row.href} note={row.issuer}>
                  {row.title}
                </CellTitle>
              ),
            },
            {
              key: 'status',
              header: t('list.status'),
              cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
            },
            { key: 'raised', header: t('list.raised'), align: 'end', cell: (row) => row.raised },
            { key: 'percent', header: '%', align: 'end', cell: (row) => row.percent },
            { key: 'people', header: t('box.investors'), align: 'end', cell: (row) => row.people.value },
            { key: 'minimum', header: t('list.minimum'), align: 'end', cell: (row) => row.minimum },
            { key: 'created', header: t('list.created'), align: 'end', cell: (row) => row.created },
          ]}
        />
      ) : (
        <ul className={tiles}>
          {data.rows.map((card) => (
            <IssuanceTile key={card.id} card={card} />
          ))}
        </ul>
      )}
      {data.rows.length > 0 && <Pagination {...data.paging} />}
    </Stack>
  );
}
