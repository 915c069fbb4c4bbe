import { useTranslation } from 'react-i18next';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { RetentionData } from './retention.server.ts';

/** How long each kind of data is kept, on what basis, and what was taken away: read only, the rules are the house's. */
export function RetentionScreen({ head, registersHref, groups }: RetentionData) {
  const { t } = useTranslation(['retention', 'registers']);
  return (
    <Stack gap="base">
      <PageHeader
        crumbs={[{ label: t('registers:title'), href: registersHref }, { label: head.title }]}
        title={head.title}
        about={t('intro')}
      />
      {groups.map(({ key, title, about, rows }) => (
        <Card wide key={key} title={title}>
          <Stack gap="small">
            <Text tone="soft">{about}</Text>
            <DataTable
              caption={title}
              rows={rows}
              rowKey={({ kind }) => kind}
              empty={<Text tone="soft">{t('nothing')}</Text>}
              columns={[
                {
                  key: 'name',
                  header: t('column.kind'),
                  cell: (row) => <CellTitle note={row.what}>{row.name}</CellTitle>,
                },
                { key: 'term', header: t('column.term'), cell: ({ term }) => term },
                // Of the others the heading says it for all.
                ...(key === 'years'
                  ? [
                      { key: 'source', header: t('column.basis'), cell: (row: Row) => row.source },
                      { key: 'waiting', header: t('column.waiting'), cell: (row: Row) => row.waiting },
                    ]
                  : []),
                ...(key === 'lasting'
                  ? []
                  : [{ key: 'removed', header: t('column.removed'), cell: (row: Row) => row.removed }]),
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

type Row = RetentionData['groups'][number]['rows'][number];
