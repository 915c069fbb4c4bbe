import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { IncomeData } from './income.server.ts';

/** Payments to come: each with what is withheld of it, and the sums of the months. */
export function IncomeScreen({ head, crumbs, year, rows, months }: IncomeData) {
  const { t } = useTranslation('portfolio');
  return (
    <Stack gap="wide">
      <PageHeader crumbs={crumbs} title={head.title} about={t('income.about')} />
      {rows.length === 0 ? (
        <EmptyState icon="portfolio">{t('income.empty')}</EmptyState>
      ) : (
        <>
          <Text>{year}</Text>
          <DataTable
            caption={head.title}
            rows={rows}
            rowKey={({ key }) => key}
            empty={null}
            columns={[
              {
                key: 'project',
                header: t('income.project'),
                cell: ({ project, href }) => <CellTitle href={href}>{project}</CellTitle>,
              },
              { key: 'day', header: t('income.day'), cell: ({ day }) => day || '—' },
              {
                key: 'state',
                header: t('income.state'),
                cell: ({ state }) => <Chip tone={state.tone}>{state.label}</Chip>,
              },
              { key: 'income', header: t('income.incomeGross'), align: 'end', cell: ({ income }) => income },
              { key: 'capital', header: t('income.capital'), align: 'end', cell: ({ capital }) => capital || '—' },
              { key: 'withheld', header: t('income.withheld'), align: 'end', cell: ({ withheld }) => withheld || '—' },
              { key: 'net', header: t('income.net'), align: 'end', cell: ({ net }) => net },
            ]}
          />
          {months.length > 0 && (
            <Stack gap="base" as="section">
              <h2>{t('income.months')}</h2>
              <DataTable
                caption={t('income.months')}
                rows={months}
                rowKey={({ key }) => key}
                empty={null}
                columns={[
                  { key: 'month', header: t('income.month'), cell: ({ month }) => month },
                  { key: 'capital', header: t('income.capital'), align: 'end', cell: ({ capital }) => capital || '—' },
                  { key: 'net', header: t('income.net'), align: 'end', cell: ({ net }) => net },
                ]}
              />
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
