import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { UserWalletView } from './user-wallet.server.ts';

type Listed = UserWalletView['admitted'][number];

/** The investments wallet of a person: addresses and who admits them, tokens that are held, orders. */
export function UserWallet({ wallet }: { wallet: UserWalletView }) {
  const { t } = useTranslation('users');
  return (
    <>
      <SheetSection title={t('wallet.addresses')}>
        <Stack gap="field">
          {wallet.wallets.length === 0 && <Text tone="soft">{t('wallet.none')}</Text>}
          {wallet.wallets.map(({ address, whose, lists }) => (
            <Stack key={address} gap="small">
              <Cluster>
                <code>{address}</code>
                <CopyButton value={address} what={t('wallet.address')} />
                <Chip tone={whose.tone}>{whose.label}</Chip>
              </Cluster>
              <Lists lists={lists} />
            </Stack>
          ))}
          {wallet.admitted.length > 0 && (
            <Stack gap="small">
              <Text>{t('wallet.admitted')}</Text>
              <Lists lists={wallet.admitted} />
            </Stack>
          )}
        </Stack>
      </SheetSection>
      <SheetSection title={t('wallet.holdings')}>
        <DataTable
          caption={t('wallet.holdings')}
          rows={wallet.holdings}
          rowKey={({ key }) => key}
          empty={<Text tone="soft">{t('wallet.noHoldings')}</Text>}
          columns={[
            {
              key: 'project',
              header: t('investment.project'),
              cell: ({ href, project }) => <CellTitle href={href}>{project}</CellTitle>,
            },
            { key: 'tokens', header: t('wallet.tokens'), align: 'end', cell: ({ tokens }) => tokens },
            { key: 'since', header: t('wallet.since'), align: 'end', cell: ({ since }) => since },
          ]}
        />
        {wallet.certifyHref && <a href={wallet.certifyHref}>{t('wallet.certify')}</a>}
      </SheetSection>
      <SheetSection title={t('wallet.orders')}>
        <DataTable
          caption={t('wallet.orders')}
          rows={wallet.orders}
          rowKey={({ key }) => key}
          empty={<Text tone="soft">{t('noInvestments')}</Text>}
          columns={[
            {
              key: 'project',
              header: t('investment.project'),
              cell: ({ href, project, reference }) => (
                <CellTitle href={href} note={reference}>
                  {project}
                </CellTitle>
              ),
            },
            {
              key: 'status',
              header: t('column.status'),
              cell: ({ status }) => <Chip tone={status.tone}>{status.label}</Chip>,
            },
            { key: 'tokens', header: t('wallet.tokens'), align: 'end', cell: ({ tokens }) => tokens },
            { key: 'amount', header: t('investment.amount'), align: 'end', cell: ({ amount }) => amount },
          ]}
        />
      </SheetSection>
    </>
  );
}

function Lists({ lists }: { lists: readonly Listed[] }) {
  const { t } = useTranslation('users');
  if (lists.length === 0) return <Text tone="soft">{t('wallet.noLists')}</Text>;
  return (
    <Stack gap="hair" as="ul">
      {lists.map(({ key, project, href, state }) => (
        <li key={key}>
          <Cluster>
            <a href={href}>{project}</a>
            <Chip tone={state.tone}>{state.label}</Chip>
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}
