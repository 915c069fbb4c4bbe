import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { ComplaintsData } from './complaints.server.ts';

/** Complaints as managers see them: whose, about what, how they stand, and until when. */
export function ComplaintsScreen(data: ComplaintsData) {
  const { t } = useTranslation('complaints');
  return (
    <Stack gap="hair">
      <PageHeader
        title={data.head.title}
        count={data.count}
        about={
          <>
            {t('manage.about')} <a href={data.howHref}>{t('how')}</a>
          </>
        }
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        views={data.views}
        empty={{ icon: 'help', filtered: t('filtered'), none: t('none') }}
        columns={[
          { key: 'name', header: t('column.name'), cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle> },
          { key: 'reference', header: t('column.reference'), from: 'mid', cell: (row) => row.reference },
          { key: 'kind', header: t('column.kind'), place: 'note', soft: true, cell: (row) => row.kind },
          { key: 'project', header: t('column.project'), from: 'wide', cut: true, cell: (row) => row.project },
          {
            key: 'filed',
            header: t('column.filed'),
            sortBy: 'filed',
            align: 'end',
            from: 'mid',
            cell: (row) => row.filed,
          },
          {
            key: 'due',
            header: t('column.due'),
            sortBy: 'due',
            place: 'aside',
            align: 'end',
            cell: (row) => (row.isLate ? t('late', { date: row.due }) : row.due),
          },
          {
            key: 'status',
            header: t('column.status'),
            place: 'chip',
            cell: ({ status, isLate }) => <Chip tone={isLate ? 'negative' : status.tone}>{status.label}</Chip>,
          },
        ]}
      />
    </Stack>
  );
}
