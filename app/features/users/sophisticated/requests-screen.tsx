import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { RequestsData } from './requests.server.ts';

/** Requests for sophisticated status. */
export function RequestsScreen(data: RequestsData) {
  const { t } = useTranslation(['sophisticated', 'users']);
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('users:title'), href: data.usersHref }, { label: t('list.crumb') }]}
        title={data.head.title}
        about={t('list.about')}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        isMine={(row) => row.waits}
        empty={{ icon: 'users', filtered: t('list.empty'), none: t('list.none') }}
        columns={[
          {
            key: 'who',
            header: t('column.who'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          {
            key: 'email',
            header: t('users:column.email'),
            place: 'note',
            cut: true,
            soft: true,
            cell: (row) => row.email,
          },
          { key: 'type', header: t('column.type'), from: 'mid', cell: (row) => row.type },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: (row) => <Chip tone={row.chip.tone}>{row.chip.label}</Chip>,
          },
          {
            key: 'requested',
            header: t('column.requested'),
            align: 'end',
            place: 'aside',
            cell: (row) => row.requested,
          },
          { key: 'until', header: t('column.until'), align: 'end', from: 'mid', cell: (row) => row.until },
        ]}
      />
    </Stack>
  );
}
