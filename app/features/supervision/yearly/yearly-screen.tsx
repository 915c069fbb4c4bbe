import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { YearlyData } from './yearly.server.ts';

/** Projects of a year as the supervisor is told of them, with what the file would lack above them. */
export function YearlyScreen(data: YearlyData) {
  const { t } = useTranslation(['yearly', 'registers']);
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[{ label: t('registers:title'), href: data.registersHref }, { label: data.head.title }]}
        title={data.head.title}
        count={data.count}
        about={t('about')}
      />
      {data.lacks.length > 0 && (
        <Notice tone="caution" title={t('lacks.title')}>
          {data.lacks.join(' ')} {data.settingsHref && <a href={data.settingsHref}>{t('lacks.settings')}</a>}
        </Notice>
      )}
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'document', filtered: t('none'), none: t('none') }}
        columns={[
          {
            key: 'project',
            header: t('column.project'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.project}</CellTitle>,
          },
          { key: 'offer', header: t('column.offer'), from: 'wide', cell: (row) => row.offer },
          { key: 'country', header: t('column.country'), place: 'note', cell: (row) => row.country },
          { key: 'instrument', header: t('column.instrument'), from: 'wide', cell: (row) => row.instrument },
          {
            key: 'sophisticated',
            header: t('column.sophisticated'),
            align: 'end',
            from: 'mid',
            cell: (row) => row.sophisticated,
          },
          { key: 'others', header: t('column.others'), align: 'end', place: 'aside', cell: (row) => row.others },
          { key: 'raised', header: t('column.raised'), align: 'end', place: 'sum', cell: (row) => row.raised },
        ]}
      />
    </Stack>
  );
}
