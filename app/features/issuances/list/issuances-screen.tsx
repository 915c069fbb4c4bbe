import { useTranslation } from 'react-i18next';
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
import { HomeWidget } from './home-widget.tsx';
import { tiles } from './issuance-card.css.ts';
import { IssuanceTile } from './issuance-tile.tsx';
import type { IssuancesData } from './issuances.server.ts';

/** The projects that an investor may see, as a grid or a list. */
export function IssuancesScreen(data: IssuancesData) {
  const { t } = useTranslation('issuances');
  const { filters, options } = data;
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      {data.widget && <HomeWidget {...data.widget} />}
      <Filters
        action={data.path}
        hidden={data.asList ? [{ name: 'view', value: 'list' }] : []}
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
        <SelectFilter
          id="sector"
          name="sector"
          label={t('list.sector')}
          all={t('list.anySector')}
          options={options.sector}
          defaultValue={filters.sector}
        />
        <SelectFilter
          id="followed"
          name="followed"
          label={t('list.following')}
          all={t('list.anyFollowing')}
          options={options.followed}
          defaultValue={filters.followed}
        />
      </Filters>
      <Tabs label={t('list.view')} items={data.views} />
      {data.rows.length === 0 && (
        <EmptyState
          icon="projects"
          action={data.filtered && <LinkButton href={data.clearHref}>{t('list.clear')}</LinkButton>}
        >
          {t(data.filtered ? 'list.empty' : 'list.none')}
        </EmptyState>
      )}
      {data.rows.length > 0 && !data.asList && (
        <ul className={tiles}>
          {data.rows.map((card) => (
            <IssuanceTile key={card.id} card={card} />
          ))}
        </ul>
      )}
      {data.asList && (
        <DataTable
          caption={data.head.title}
          rows={data.rows}
          rowKey={(row) => row.id}
          empty={null}
          columns={[
            {
              key: 'project',
              header: t('list.project'),
              cell: (row) => (
                <CellTitle href={row.href} note={row.about}>
                  {row.title}
                </CellTitle>
              ),
            },
            {
              key: 'status',
              header: t('list.status'),
              cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
            },
            { key: 'return', header: t('list.return'), cell: (row) => row.headline },
            { key: 'raised', header: t('list.raised'), align: 'end', cell: (row) => `${row.raised} · ${row.percent}` },
            { key: 'minimum', header: t('list.minimum'), align: 'end', cell: (row) => row.minimum },
            { key: 'closes', header: t('list.closes'), cell: (row) => `${row.time.label} ${row.time.value}` },
          ]}
        />
      )}
      {data.rows.length > 0 && <Pagination {...data.paging} />}
    </Stack>
  );
}
