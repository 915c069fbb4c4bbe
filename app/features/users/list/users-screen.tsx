import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SearchFilter, SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import type { UsersData } from './users.server.ts';

const CHOICES = ['role', 'kyc', 'status', 'legal_type'] as const;

/** People of the tenant: what waits, filters, the rows. */
export function UsersScreen(data: UsersData) {
  const { t } = useTranslation('users');
  const { filters, options } = data;
  const sorted = (column: 'name' | 'created_at' | 'first_investment') => ({
    href: data.sortHrefs[column],
    direction:
      data.sort === column ? ('ascending' as const) : data.sort === `-${column}` ? ('descending' as const) : undefined,
  });
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      <Waiting label={t('inbox.label')} items={data.inbox} />
      <Filters action={data.path} hidden={data.hidden} applied={data.applied} clearHref={data.clearHref}>
        <SearchFilter id="q" name="q" label={t('filter.search')} defaultValue={filters.q} />
        {CHOICES.map((name) => (
          <SelectFilter
            key={name}
            id={name}
            name={name}
            label={t(`filter.${name}`)}
            all={t(`filter.any.${name}`)}
            options={options[name]}
            defaultValue={filters[name]}
          />
        ))}
      </Filters>
      <DataTable
        caption={data.head.title}
        rows={data.rows}
        rowKey={(row) => row.id}
        empty={
          <EmptyState icon="users" action={<LinkButton href={data.clearHref}>{t('filter.clear')}</LinkButton>}>
            {t('empty')}
          </EmptyState>
        }
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            sort: sorted('name'),
            cell: (row) => (
              <CellTitle href={row.href} note={row.email}>
                {row.name}
              </CellTitle>
            ),
          },
          {
            key: 'roles',
            header: t('column.roles'),
            cell: (row) => <CellTitle note={row.legalType}>{row.roles}</CellTitle>,
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: ({ chips }) => <Chip tone={chips.user.tone}>{chips.user.label}</Chip>,
          },
          {
            key: 'kyc',
            header: t('column.kyc'),
            cell: ({ chips, reviewHref }) => (
              <Cluster gap="tight">
                <Chip tone={chips.kyc.tone}>{chips.kyc.label}</Chip>
                {reviewHref && <a href={reviewHref}>{t('review')}</a>}
              </Cluster>
            ),
          },
          {
            key: 'test',
            header: t('column.test'),
            cell: ({ chips }) => <Chip tone={chips.test.tone}>{chips.test.label}</Chip>,
          },
          {
            key: 'registered',
            header: t('column.registered'),
            align: 'end',
            sort: sorted('created_at'),
            cell: (row) => row.registered,
          },
          {
            key: 'first',
            header: t('column.first'),
            align: 'end',
            sort: sorted('first_investment'),
            cell: (row) => row.firstInvestment,
          },
        ]}
      />
      {data.rows.length > 0 && <Pagination {...data.paging} />}
    </Stack>
  );
}
