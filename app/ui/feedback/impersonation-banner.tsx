import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import { banner, words } from './impersonation-banner.css.ts';

interface ImpersonationBannerProps {
  /** The impersonated user's name. */
  person: string;
  /** The manager behind them. */
  manager: string;
  /** Until when, formatted; absent where the caller does not know. */
  until?: string;
}

/** On every page while a manager looks through another person's eyes (safety.md). */
export function ImpersonationBanner({ person, manager, until }: ImpersonationBannerProps) {
  const { t } = useTranslation('ui');
  return (
    <aside className={banner} aria-label={t('impersonation.label')}>
      <p className={words}>
        <Icon name="eye" />
        <span>
          {t('impersonation.text', { person, manager })}
          {until && ` ${t('impersonation.until', { until })}`}
        </span>
      </p>
      <form method="post" action="/resources/leave-profile">
        <Button size="small">{t('impersonation.leave')}</Button>
      </form>
    </aside>
  );
}
