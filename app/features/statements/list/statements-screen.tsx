import { useTranslation } from 'react-i18next';
import { ListPage } from '#app/lists/list-page.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { ImportedFiles } from './imported-files.tsx';
import type { StatementsData } from './statements.server.ts';

/** The movements of the bank account: a statement is imported, what does not settle itself waits here. */
export function StatementsScreen(data: StatementsData) {
  const { t } = useTranslation('statements');
  return (
    <Stack gap="card">
      <PageHeader
        title={data.head.title}
        about={t('about')}
        actions={
          <LinkButton tone="primary" icon="upload" href={data.importHref}>
            {t('import.open')}
          </LinkButton>
        }
      />
      <Stack gap="base" as="section">
        <h2>{t('rows')}</h2>
        <ListPage
          list={data.list}
          caption={t('rows')}
          rows={data.rows}
          views={data.views}
          isMine={(row) => row.waits}
          empty={{ icon: 'bank', filtered: t('empty'), none: t('none') }}
          columns={[
            {
              key: 'movement',
              header: t('column.movement'),
              cut: true,
              cell: (row) => (
                <CellTitle href={row.href} note={row.note}>
                  {row.title}
                </CellTitle>
              ),
            },
            {
              key: 'state',
              header: t('column.state'),
              place: 'chip',
              cell: (row) => <Chip tone={row.chip.tone}>{row.chip.label}</Chip>,
            },
            {
              key: 'order',
              header: t('column.order'),
              place: 'note',
              cut: true,
              cell: (row) =>
                row.order && (
                  <CellTitle href={row.order.href} note={row.order.investor}>
                    {row.order.label}
                  </CellTitle>
                ),
            },
            {
              key: 'date',
              header: t('column.date'),
              align: 'end',
              place: 'aside',
              cell: (row) => row.date,
            },
            { key: 'amount', header: t('column.amount'), align: 'end', place: 'sum', cell: (row) => row.amount },
          ]}
        />
      </Stack>
      <ImportedFiles files={data.files} paging={data.filesPaging} />
    </Stack>
  );
}
