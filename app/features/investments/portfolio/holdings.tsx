import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PortfolioData } from './portfolio.server.ts';

/** What is held, issue by issue: its worth, what it cost, what came of it. */
export function Holdings({ rows }: { rows: PortfolioData['holdings'] }) {
  const { t } = useTranslation('portfolio');
  return (
    <Stack gap="base" as="section">
      <h2>{t('holdings')}</h2>
      <DataTable
        caption={t('holdings')}
        rows={rows}
        rowKey={(row) => row.id}
        empty={null}
        columns={[
          {
            key: 'project',
            header: t('project'),
            cell: (row) => (
              <CellTitle href={row.href} note={row.about}>
                {row.title}
              </CellTitle>
            ),
          },
          { key: 'tokens', header: t('tokens'), align: 'end', cell: (row) => row.tokens },
          { key: 'worth', header: t('worth'), align: 'end', cell: (row) => row.value },
          { key: 'paid', header: t('paid'), align: 'end', cell: (row) => row.putIn },
          { key: 'outstanding', header: t('outstanding'), align: 'end', cell: (row) => row.outstanding },
          {
            key: 'received',
            header: t('received'),
            align: 'end',
            cell: (row) => <a href={row.earningsHref}>{row.received}</a>,
          },
          { key: 'change', header: t('change'), align: 'end', cell: (row) => row.change },
          { key: 'rate', header: t('rate'), align: 'end', cell: (row) => row.rate },
        ]}
      />
    </Stack>
  );
}
