import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PayoutsData } from './payouts.server.ts';

/** Money of orders that waits to go back by transfer, oldest first: it leaves in the same file. */
export function PayoutRefunds({ refunds }: { refunds: PayoutsData['refunds'] }) {
  const { t } = useTranslation('payouts');
  if (refunds.rows.length === 0) return null;
  return (
    <Stack gap="base" as="section">
      <h2>{t('refunds.title')}</h2>
      <Text size="small" tone="soft">
        {t('refunds.about')}
      </Text>
      <DataTable
        caption={t('refunds.title')}
        rows={refunds.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'person',
            header: t('column.person'),
            cell: ({ href, name, order }) => (
              <CellTitle href={href} note={order}>
                {name}
              </CellTitle>
            ),
          },
          { key: 'account', header: t('column.account'), cell: ({ account }) => account },
          {
            key: 'state',
            header: t('column.state'),
            cell: ({ chip, why }) => (
              <CellTitle note={why}>
                <Chip tone={chip.tone}>{chip.label}</Chip>
              </CellTitle>
            ),
          },
          { key: 'since', header: t('column.since'), align: 'end', cell: ({ date }) => date },
          { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount },
        ]}
      />
      {refunds.allHref && (
        <p>
          <a href={refunds.allHref}>{t('refunds.all')}</a>
        </p>
      )}
    </Stack>
  );
}
