import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { SelectFilter } from '#app/ui/table/filter-fields.tsx';
import { Filters } from '#app/ui/table/filters.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { RequestsData } from './requests.server.ts';

/** Requests for sophisticated status. */
export function RequestsScreen(data: RequestsData) {
  const { t } = useTranslation(['sophisticated', 'users']);
  return (
    <Stack gap="card">
      <Breadcrumb items={[{ label: t('users:title'), href: data.usersHref }, { label: t('list.crumb') }]} />
      <PageHeader title={data.head.title} about={t('list.about')} />
      <Filters action={data.path} hidden={[]} applied={data.applied} clearHref={data.path}>
        <SelectFilter
          id="status"
          name="status"
          label={t('list.filter')}
          all={t('list.any')}
          options={data.options}
          defaultValue={data.status}
        />
      </Filters>
      <DataTable
        caption={data.head.title}
        rows={data.rows}
        rowKey={(row) => row.id}
        empty={
          <EmptyState icon="users" action={data.status && <LinkButton href={data.path}>{t('list.clear')}</LinkButton>}>
            {t(data.status ? 'list.empty' : 'list.none')}
          </EmptyState>
        }
        columns={[
          {
            key: 'who',
            header: t('column.who'),
            cell: (row) => (
              <CellTitle href={row.href} note={row.email}>
                {row.name}
              </CellTitle>
            ),
          },
          { key: 'type', header: t('column.type'), cell: (row) => row.type },
          {
            key: 'status',
            header: t('column.status'),
            cell: (row) => <Chip tone={row.chip.tone}>{row.chip.label}</Chip>,
          },
          {
            key: 'requested',
            header: t('column.requested'),
            align: 'end',
            cell: (row) => <CellTitle note={row.age}>{row.requested}</CellTitle>,
          },
          { key: 'until', header: t('column.until'), align: 'end', cell: (row) => row.until },
        ]}
      />
      {data.rows.length > 0 && <Pagination {...data.paging} />}
    </Stack>
  );
}
