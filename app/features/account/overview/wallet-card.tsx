import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AccountData } from './account.server.ts';

/** The own wallet, and the way to it. */
export function WalletCard({ wallet }: Pick<AccountData, 'wallet'>) {
  const { t } = useTranslation('wallet');
  return (
    <Card
      title={t('title')}
      id="wallet-card"
      aside={wallet.chip && <Chip tone={wallet.chip.tone}>{wallet.chip.label}</Chip>}
    >
      <Stack gap="small">
        <Text tone={wallet.chip ? undefined : 'soft'}>{wallet.text}</Text>
        <div>
          <LinkButton href={wallet.href} aria-label={`${wallet.button}: ${t('title')}`}>
            {wallet.button}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
