import { useTranslation } from 'react-i18next';
import { RecordSections } from '#app/features/investments/record/record-sections.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { RecordsData } from './records.server.ts';

/** What is kept of a person's orders and of what they accepted, open to them at any time. */
export function RecordsScreen({ head, crumbs, rows, paging, sections, accountHref }: RecordsData) {
  const { t } = useTranslation('investments');
  return (
    <Stack gap="card">
      <PageHeader crumbs={crumbs} title={head.title} about={t('records.about')} />
      <DataTable
        caption={t('records.orders')}
        rows={rows}
        rowKey={({ id }) => id}
        asList
        empty={<EmptyState icon="document">{t('empty')}</EmptyState>}
        columns={[
          {
            key: 'order',
            header: t('records.order'),
            cell: ({ title, note, href }) => (
              <CellTitle href={href} note={note}>
                {title}
              </CellTitle>
            ),
          },
          {
            key: 'status',
            header: t('status'),
            place: 'chip',
            cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
          },
          { key: 'total', header: t('total'), align: 'end', place: 'sum', cell: ({ total }) => total },
        ]}
      />
      <Pagination {...paging} />
      {sections.length > 0 && <h2>{t('records.besides')}</h2>}
      <RecordSections sections={sections} level={3} />
      <Text size="small">
        {t('records.copy')} <a href={accountHref}>{t('records.account')}</a>
      </Text>
    </Stack>
  );
}
