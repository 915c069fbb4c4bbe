import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { actions, banner, words } from './consent-banner.css.ts';

/** Asks before any of the tenant's analytics is loaded. Two plain buttons of the same weight; nothing else waits for the answer. */
export function ConsentBanner({ here, privacy }: { here: string; privacy: string }) {
  const { t } = useTranslation('session');
  return (
    <aside className={banner} aria-label={t('consent_label')}>
      <p className={words}>
        {t('consent_text')} {privacy && <a href={privacy}>{t('consent_more')}</a>}
      </p>
      <form method="post" action="/resources/consent" className={actions}>
        <input type="hidden" name="next" value={here} />
        <Button size="small" name="intent" value="refuse">
          {t('consent_refuse')}
        </Button>
        <Button size="small" name="intent" value="accept">
          {t('consent_accept')}
        </Button>
      </form>
    </aside>
  );
}
