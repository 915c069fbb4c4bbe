import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import type { PrepareWalletsData } from './prepare-wallets.server.ts';

/** "Prepare the batch?": how many transfers, their total, from where, and what is frozen. */
export function PrepareWalletsScreen({ facts, typed, values, backHref }: PrepareWalletsData) {
  const { t } = useTranslation('payouts');
  return (
    <ConfirmPage
      title={t('wallets.prepare.title')}
      text={t('wallets.prepare.text')}
      button={t('wallets.prepare.button')}
      {...{ facts, typed, values, backHref }}
    />
  );
}
