import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { strip, stripActions } from './reload-offer.css.ts';

interface ConsentQuestionProps {
  /** What is asked for. */
  about: 'analytics' | 'chat' | 'both';
  /** This page, to come back to. */
  here: string;
  /** The tenant's privacy policy; empty where it has none. */
  privacyHref?: string;
}

/** Asked once, where a tenant has analytics or a help chat. Yes and no weigh the same. */
export function ConsentQuestion({ about, here, privacyHref }: ConsentQuestionProps) {
  const { t } = useTranslation('ui');
  return (
    <aside className={strip} aria-label={t(`consent.${about}.label`)}>
      <p>
        {t(`consent.${about}.text`)} {privacyHref && <a href={privacyHref}>{t('consent.more')}</a>}
      </p>
      <form method="post" action="/resources/consent" className={stripActions}>
        <input type="hidden" name="next" value={here} />
        <Button size="small" name="intent" value="refuse">
          {t('consent.refuse')}
        </Button>
        <Button size="small" name="intent" value="accept">
          {t('consent.accept')}
        </Button>
      </form>
    </aside>
  );
}
