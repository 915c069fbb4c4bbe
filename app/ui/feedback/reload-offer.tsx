import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { strip } from './reload-offer.css.ts';

/** "There is a newer version": hidden until the enhancement script hears of one. What is being typed is never thrown away unasked. */
export function ReloadOffer() {
  const { t } = useTranslation('ui');
  return (
    <div className={strip} role="status" hidden data-reload-offer="">
      <p>{t('newVersion')}</p>
      <Button size="small" type="button" data-reload="">
        {t('reload')}
      </Button>
    </div>
  );
}
