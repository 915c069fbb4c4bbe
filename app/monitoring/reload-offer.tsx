import { useTranslation } from 'react-i18next';
import { offer } from './reload-offer.css.ts';

/** Shown by the enhancement script when a newer release is there. Never reloads by itself: somebody may be typing. */
export function ReloadOffer() {
  const { t } = useTranslation('session');
  return (
    <p className={offer} role="status" data-reload-offer="" hidden>
      {t('new_release')} <a href="">{t('reload')}</a>
    </p>
  );
}
