import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { DefaultRatesData } from './default-rates.server.ts';

/** What the schedules of all loans said of each year that is over, and what came in it. */
export function LoanMoney({ rows, unstated }: { rows: DefaultRatesData['money']; unstated: string | null }) {
  const { t } = useTranslation('debts');
  return (
    <Stack gap="small">
      <h2>{t('rates.money.title')}</h2>
      <Text>{t('rates.money.about')}</Text>
      <DataTable
        caption={t('rates.money.title')}
        rows={rows}
        rowKey={({ year }) => year}
        columns={[
          { key: 'year', header: t('rates.year'), cell: ({ year }) => year },
          { key: 'loans', header: t('rates.money.loans'), align: 'end', cell: ({ loans }) => loans },
          {
            key: 'interest',
            header: t('rates.money.expected_interest'),
            align: 'end',
            cell: (row) => row.expectedInterest,
          },
          {
            key: 'paid_interest',
            header: t('rates.money.paid_interest'),
            align: 'end',
            cell: (row) => row.paidInterest,
          },
          {
            key: 'principal',
            header: t('rates.money.expected_principal'),
            align: 'end',
            cell: (row) => row.expectedPrincipal,
          },
          {
            key: 'paid_principal',
            header: t('rates.money.paid_principal'),
            align: 'end',
            cell: (row) => row.paidPrincipal,
          },
          { key: 'came', header: t('rates.money.came'), align: 'end', cell: ({ came }) => came },
        ]}
        empty={<Text>{t('rates.money.none')}</Text>}
      />
      {unstated && <Text>{unstated}</Text>}
    </Stack>
  );
}
