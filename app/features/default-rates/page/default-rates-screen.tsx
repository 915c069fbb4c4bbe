import { useTranslation } from 'react-i18next';
import { Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { DefaultRatesData } from './default-rates.server.ts';
import { LoanMoney } from './loan-money.tsx';

/** How many of the platform's loans were not paid back as agreed, beside what was to be expected, and what came of what their schedules said. */
export function DefaultRatesScreen({ head, average, span, counted, rows, money, unstated }: DefaultRatesData) {
  const { t } = useTranslation('debts');
  return (
    <Stack gap="wide">
      <PageHeader title={head.title} about={t('rates.about')} />
      {average !== null && (
        <Figures
          items={[{ label: t('rates.average'), value: average, note: `${span}. ${t('rates.average_about')}` }]}
        />
      )}
      <DataTable
        caption={head.title}
        rows={rows}
        rowKey={({ year }) => year}
        columns={[
          { key: 'year', header: t('rates.year'), cell: ({ year }) => year },
          { key: 'loans', header: t('rates.loans'), align: 'end', cell: ({ loans }) => loans },
          { key: 'defaulted', header: t('rates.defaulted'), align: 'end', cell: ({ defaulted }) => defaulted },
          { key: 'rate', header: t('rates.rate'), align: 'end', cell: ({ rate }) => rate },
          { key: 'expected', header: t('rates.expected'), align: 'end', cell: ({ expected }) => expected },
        ]}
        empty={<Text>{t('rates.none')}</Text>}
      />
      <LoanMoney rows={money} unstated={unstated} />
      <Stack gap="small">
        <h2>{t('rates.method.title')}</h2>
        <Text>{t('rates.method.what')}</Text>
        <Text>{t('rates.method.how')}</Text>
        <Text>{t('rates.method.expected')}</Text>
        <Text>{t('rates.method.money')}</Text>
        <Text>{t('rates.method.past')}</Text>
        {counted && (
          <Text size="small" tone="soft">
            {counted}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
