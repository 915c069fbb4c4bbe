import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { ProjectTransfersData } from './project-transfers.server.ts';

/** Who gave tokens of a project to whom, for managers. */
export function ProjectTransfersScreen(data: ProjectTransfersData) {
  const { t } = useTranslation(['transfers', 'tokens']);
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('tokens:list.title'), href: data.listHref }, data.token, { label: data.head.title }]}
        title={data.head.title}
        count={data.count}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'tokens', filtered: t('managed.filtered'), none: t('managed.none') }}
        columns={[
          {
            key: 'from',
            header: t('managed.from'),
            cell: (row) => <CellTitle href={row.fromHref}>{row.from}</CellTitle>,
          },
          { key: 'to', header: t('managed.to'), place: 'note', cell: (row) => <a href={row.toHref}>{row.to}</a> },
          { key: 'reference', header: t('reference'), from: 'mid', cell: (row) => row.reference },
          { key: 'kind', header: t('managed.kind'), place: 'aside', cell: (row) => row.kind },
          { key: 'at', header: t('date'), from: 'mid', cell: (row) => row.at },
          { key: 'value', header: t('managed.value'), align: 'end', from: 'mid', cell: (row) => row.value },
          { key: 'tokens', header: t('tokens'), align: 'end', place: 'sum', cell: (row) => row.tokens },
        ]}
      />
    </Stack>
  );
}
