import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { RequestsData } from './requests.server.ts';

/** Requests for sophisticated status. */
export function RequestsScreen(data: RequestsData) {
  const { t } = useTranslation(['sophisticated', 'users']);
  return (
    <Stack gap="card">
      <Breadcrumb items={[{ label: t('users:title'), href: data.usersHref }, { label: t('list.crumb') }]} />
      <PageHeader title={data.head.title} about={t('list.about')} />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'users', filtered: t('list.empty'), none: t('list.none') }}
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
    </Stack>
  );
}
