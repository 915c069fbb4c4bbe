import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** While the identity is checked, who invests stays as it was handed in. */
export function FrozenType({ type }: { type: string | null }) {
  const { t } = useTranslation('onboarding');
  return (
    <Notice tone="info" title={t('account.frozen.inReview')}>
      {type && <p>{t('type.frozen', { type })}</p>}
      <p>{t('type.frozenUntil')}</p>
    </Notice>
  );
}
