import { useTranslation } from 'react-i18next';
import { SentTogether } from '#app/features/payouts/pieces/sent-together.tsx';
import { ListHeader } from '#app/lists/list-screen.tsx';
import { ListTable } from '#app/lists/list-table.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { PayoutRefunds } from './payout-refunds.tsx';
import type { PayoutsData } from './payouts.server.ts';

/** People's money on its way to their banks: what the next file would hold, each payout by its state, and the files. */
export function PayoutsScreen(data: PayoutsData) {
  const { t } = useTranslation('payouts');
  return (
    <Stack gap="card">
      <ListHeader {...data.header} />
      <Figures items={data.figures} />
      <Stack gap="base" as="section">
        <h2>{t('list')}</h2>
        <ListTable table={data.table} caption={t('list')} />
      </Stack>
      {data.wallets && (
        <Card title={t('wallets.title')}>
          <Stack gap="small">
            <Text>{data.wallets.about}</Text>
            <div>
              <LinkButton href={data.wallets.href}>{t('wallets.see')}</LinkButton>
            </div>
          </Stack>
        </Card>
      )}
      <PayoutRefunds refunds={data.refunds} />
      <SentTogether
        rows={data.files}
        paging={data.filesPaging}
        toFile={data.filesToFile}
        names={{ title: t('files'), none: t('noFiles'), one: t('column.file'), held: t('column.transfers') }}
      />
    </Stack>
  );
}
