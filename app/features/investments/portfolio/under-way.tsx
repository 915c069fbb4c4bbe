import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PortfolioData } from './portfolio.server.ts';

/** Money on its way: each order that is not finished, who acts on it and by when. Nothing where there is none. */
export function UnderWay({ rows }: { rows: PortfolioData['underWay'] }) {
  const { t } = useTranslation('portfolio');
  if (rows.length === 0) return null;
  return (
    <Stack gap="base" as="section">
      <h2>{t('underWay.title')}</h2>
      <DataTable
        caption={t('underWay.title')}
        rows={rows}
        rowKey={(row) => row.id}
        empty={null}
        columns={[
          {
            key: 'project',
            header: t('project'),
            cell: (row) => (
              <CellTitle href={row.href} note={row.tokens}>
                {row.title}
              </CellTitle>
            ),
          },
          {
            key: 'status',
            header: t('underWay.status'),
            cell: (row) => <Chip tone={row.status.tone}>{row.status.label}</Chip>,
          },
          { key: 'next', header: t('underWay.next'), cell: (row) => row.next },
          { key: 'total', header: t('underWay.total'), align: 'end', cell: (row) => row.total },
          {
            key: 'link',
            header: t('underWay.act'),
            align: 'end',
            cell: (row) => <a href={row.link.href}>{row.link.label}</a>,
          },
        ]}
      />
    </Stack>
  );
}
