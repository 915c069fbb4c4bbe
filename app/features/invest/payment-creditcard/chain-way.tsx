import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { QrCode } from '#app/ui/controls/qr-code.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ChainWay } from './chain-way.server.ts';

/** Where ether is sent and how it stands. `chooseHref`: where a new rate is asked for. */
export function ChainPayment({ way, chooseHref }: { way: ChainWay; chooseHref: string }) {
  const { t } = useTranslation('invest');
  return (
    <Stack gap="base">
      <Notice tone={way.tone} title={way.title}>
        {way.text}
      </Notice>
      <Facts
        items={way.facts.map(({ label, value, copy }) => ({
          label,
          value,
          action: copy && <CopyButton value={copy} what={label} />,
        }))}
      />
      {way.qr && <QrCode code={way.qr} label={t('chain.qr')} />}
      <Cluster>
        {way.uri && (
          <LinkButton tone="primary" href={way.uri}>
            {t('chain.openWallet')}
          </LinkButton>
        )}
        {way.isOver && (
          <LinkButton tone="primary" href={chooseHref}>
            {t('chain.newRate')}
          </LinkButton>
        )}
        {way.walletHref && <LinkButton href={way.walletHref}>{t('chain.testWallet')}</LinkButton>}
      </Cluster>
    </Stack>
  );
}
