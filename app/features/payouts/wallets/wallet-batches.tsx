import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { foot } from '#app/ui/table/pagination.css.ts';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { WalletsData } from './wallets.server.ts';

interface WalletBatchesProps {
  batches: WalletsData['batches'];
  paging: WalletsData['batchesPaging'];
  toFile: WalletsData['batchesToFile'];
}

/** The batches for the tenant's own wallet, newest first: when and by whom each was made, how much of it is confirmed, and what it holds. */
export function WalletBatches({ batches, paging, toFile }: WalletBatchesProps) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="base" as="section">
      <h2>{t('wallets.batches')}</h2>
      <DataTable
        caption={t('wallets.batches')}
        rows={batches}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="document">{t('wallets.noBatches')}</EmptyState>}
        columns={[
          {
            key: 'batch',
            header: t('wallets.column.batch'),
            cell: ({ href, name, made }) => (
              <CellTitle href={href} note={made}>
                {name}
              </CellTitle>
            ),
          },
          { key: 'state', header: t('column.state'), cell: ({ tone, state }) => <Chip tone={tone}>{state}</Chip> },
          { key: 'ether', header: t('wallets.column.ether'), align: 'end', cell: ({ ether }) => ether },
          { key: 'total', header: t('column.total'), align: 'end', cell: ({ total }) => total },
        ]}
      />
      {batches.length > 0 && (
        <div className={foot}>
          <Pagination of={t('wallets.batches')} {...paging} />
          {toFile && (
            <LinkButton size="small" icon="download" href={toFile.href}>
              {toFile.label}
            </LinkButton>
          )}
        </div>
      )}
    </Stack>
  );
}
