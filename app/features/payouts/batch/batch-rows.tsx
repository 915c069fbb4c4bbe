import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ChainHash } from '#app/ui/layout/chain-hash.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { BatchData } from './batch.server.ts';

/** The transfers of a batch: to whom and where, whole, how each stands, and how much. */
export function BatchRows({ rows }: Pick<BatchData, 'rows'>) {
  const { t } = useTranslation('payouts');
  return (
    <DataTable
      caption={t('column.transfers')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'person',
          header: t('column.person'),
          cell: ({ href, name, id }) => (
            <CellTitle href={href} note={id}>
              {name}
            </CellTitle>
          ),
        },
        {
          key: 'wallet',
          header: t('wallets.column.wallet'),
          cell: ({ address, link }) => (
            <>
              <Text as="span" code>
                {address}
              </Text>
              {link && (
                <>
                  {' '}
                  <a href={link}>{t('wallets.batch.send')}</a>
                </>
              )}
            </>
          ),
        },
        {
          key: 'state',
          header: t('column.state'),
          cell: ({ tone, state, hash, page }) => (
            <CellTitle note={<ChainHash page={page}>{page ? `${t('wallets.batch.page')}: ${hash}` : hash}</ChainHash>}>
              <Chip tone={tone}>{state}</Chip>
            </CellTitle>
          ),
        },
        { key: 'ether', header: t('wallets.column.ether'), align: 'end', cell: ({ ether }) => ether },
        { key: 'amount', header: t('column.amount'), align: 'end', cell: ({ amount }) => amount },
      ]}
    />
  );
}
