import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { PayoutsData } from './payouts.server.ts';

interface WaitingPayoutsProps {
  caption: string;
  rows: PayoutsData['ready'];
  /** Of the amounts, under them. */
  total?: string;
  empty?: string;
}

/** Pay-outs that wait, oldest first: whose, to which account, since when, and why one came back or stays out. */
export function WaitingPayouts({ caption, rows, total, empty }: WaitingPayoutsProps) {
  const { t } = useTranslation('payouts');
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty ? <EmptyState icon="bank">{empty}</EmptyState> : null}
      columns={[
        {
          key: 'person',
          header: t('column.person'),
          cell: ({ href, name, why, back }) => (
            <CellTitle href={href} note={why ?? back}>
              {name}
            </CellTitle>
          ),
          total: total && t('column.total'),
        },
        { key: 'account', header: t('column.account'), cell: ({ account }) => account },
        { key: 'since', header: t('column.since'), align: 'end', cell: ({ since }) => since },
        { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount, total },
      ]}
    />
  );
}
