import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { IncomeSoonData } from './income-soon.server.ts';
import { sectionHead } from './portfolio.css.ts';

/** The next payments to come, and what a year brings if everybody pays. */
export function IncomeSoon({ rows, year, allHref }: IncomeSoonData) {
  const { t } = useTranslation('portfolio');
  return (
    <Stack gap="base" as="section">
      <div className={sectionHead}>
        <h2>{t('income.soon')}</h2>
        <a href={allHref}>{t('income.all')}</a>
      </div>
      <DataTable
        caption={t('income.soon')}
        rows={rows}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          {
            key: 'project',
            header: t('income.project'),
            cell: ({ project, href, state }) => (
              <CellTitle href={href} note={state.label}>
                {project}
              </CellTitle>
            ),
          },
          { key: 'day', header: t('income.day'), cell: ({ day }) => day },
          { key: 'net', header: t('income.net'), align: 'end', cell: ({ net }) => net },
        ]}
      />
      <Text size="small" tone="soft">
        {year}
      </Text>
    </Stack>
  );
}
