import { useTranslation } from 'react-i18next';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import type { MintData } from './mint.server.ts';

/** "Mint these tokens?": how many, and that it cannot be undone. */
export function MintScreen({ count, values }: MintData) {
  const { t } = useTranslation('managed');
  return (
    <ConfirmPage
      title={t('mint.title')}
      text={`${count} ${t('mint.text')}`}
      button={t('mint.confirm')}
      values={values}
      backHref="/manager/investments"
    />
  );
}
