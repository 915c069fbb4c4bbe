import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import type { PrepareData } from './prepare.server.ts';

/** "Prepare the file?": how many transfers, their total, and what is frozen. */
export function PrepareScreen({ facts, typed, values, backHref }: PrepareData) {
  const { t } = useTranslation('payouts');
  return (
    <ConfirmPage
      title={t('prepare.title')}
      text={t('prepare.text')}
      button={t('prepare.button')}
      {...{ facts, typed, values, backHref }}
    />
  );
}
