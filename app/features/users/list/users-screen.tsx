import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { Waiting } from '#app/ui/table/waiting.tsx';
import type { UsersData } from './users.server.ts';

/** People of the tenant: what waits, filters, the rows. */
export function UsersScreen(data: UsersData) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="card">
      <PageHeader title={data.head.title} about={data.count} />
      <Waiting label={t('inbox.label')} items={data.inbox} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'users', filtered: t('empty'), none: t('empty') }}
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            sortBy: 'name',
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
            sortBy: 'created_at',
            cell: (row) => row.registered,
          },
          {
            key: 'first',
            header: t('column.first'),
            align: 'end',
            sortBy: 'first_investment',
            cell: (row) => row.firstInvestment,
          },
        ]}
      />
    </Stack>
  );
}
