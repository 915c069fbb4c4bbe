import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import type { RecordData } from './record.server.ts';

/** Holders of a project for its record-keeping body, each with who they are and what of it is not free. */
export function RecordScreen(data: RecordData) {
  const { t } = useTranslation(['record', 'issuances']);
  return (
    <Stack gap="hair">
      <PageHeader
        crumbs={[
          { label: t('issuances:inside.back'), href: data.issuancesHref },
          data.project,
          data.holders,
          { label: data.head.title },
        ]}
        title={data.head.title}
        count={data.count}
        about={data.about}
      />
      <ListPage
        list={data.list}
        caption={data.head.title}
        rows={data.rows}
        empty={{ icon: 'tokens', filtered: t('none'), none: t('none') }}
        columns={[
          {
            key: 'name',
            header: t('column.holder'),
            cut: true,
            cell: (row) => <CellTitle href={row.href}>{row.name}</CellTitle>,
          },
          { key: 'number', header: t('column.number'), place: 'note', cell: (row) => row.number },
          { key: 'wallet', header: t('column.wallet'), from: 'wide', cut: true, soft: true, cell: (row) => row.wallet },
          { key: 'since', header: t('column.since'), align: 'end', from: 'mid', cell: (row) => row.since },
          { key: 'kept', header: t('column.kept'), align: 'end', place: 'aside', cell: (row) => row.kept },
          { key: 'tokens', header: t('column.tokens'), align: 'end', place: 'sum', cell: (row) => row.tokens },
        ]}
      />
    </Stack>
  );
}
