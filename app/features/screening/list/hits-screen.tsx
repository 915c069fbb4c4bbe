import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { HitsData } from './hits.server.ts';

/** Who may stand on a list: whose name, which of the list's, how alike, and what was decided. */
export function HitsScreen(data: HitsData) {
  const { t } = useTranslation('screening');
  return (
    <Stack gap="hair">
      <PageHeader
        title={data.head.title}
        count={data.count}
        about={t('about')}
        actions={<LinkButton href={data.listsHref}>{t('lists.title')}</LinkButton>}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        isMine={({ status }) => status.tone === 'caution'}
        empty={{ icon: 'users', filtered: t('filtered'), none: t('none') }}
        columns={[
          {
            key: 'person',
            header: t('column.person'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.person}</CellTitle>,
          },
          { key: 'name', header: t('column.name'), place: 'note', cut: true, soft: true, cell: (row) => row.name },
          { key: 'list', header: t('column.list'), from: 'mid', cell: (row) => row.list },
          { key: 'score', header: t('column.score'), align: 'end', from: 'mid', cell: (row) => row.score },
          { key: 'sign', header: t('column.sign'), from: 'wide', cell: (row) => row.sign },
          {
            key: 'found',
            header: t('column.found'),
            sortBy: 'found',
            align: 'end',
            place: 'aside',
            cell: (row) => row.found,
          },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
        ]}
      />
    </Stack>
  );
}
