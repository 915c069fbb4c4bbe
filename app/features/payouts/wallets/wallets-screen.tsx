import { useTranslation } from 'react-i18next';
import { SentTogether } from '#app/features/payouts/pieces/sent-together.tsx';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { WalletsData } from './wallets.server.ts';

/** People's money on its way to their wallets: what the next batch would hold, each payout by its state, and the batches. */
export function WalletsScreen(data: WalletsData) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="card">
      <ListHeader {...data.header} />
      {data.isOff ? <Notice tone="caution">{data.from}</Notice> : <Text tone="soft">{data.from}</Text>}
      <Figures items={data.figures} />
      <Stack gap="base" as="section">
        <h2>{t('list')}</h2>
        <ListTable table={data.table} caption={t('list')} />
      </Stack>
      <SentTogether
        rows={data.batches}
        paging={data.batchesPaging}
        toFile={data.batchesToFile}
        names={{
          title: t('wallets.batches'),
          none: t('wallets.noBatches'),
          one: t('wallets.column.batch'),
          held: t('wallets.column.ether'),
        }}
      />
    </Stack>
  );
}
