import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { switcher, switchOption } from './preferences.css.ts';

type SchemeChoice = 'auto' | 'light' | 'dark';
const CHOICES: readonly { scheme: SchemeChoice; icon: IconName }[] = [
  { scheme: 'light', icon: 'light' },
  { scheme: 'auto', icon: 'system' },
  { scheme: 'dark', icon: 'dark' },
];

export interface SchemeSwitchProps {
  current: SchemeChoice;
  /** This page, to come back to. */
  here: string;
}

/** Light, dark or as the system says. A form that works by itself; with script the page changes at once and the choice is sent behind it. */
export function SchemeSwitch({ current, here }: SchemeSwitchProps) {
  const { t } = useTranslation('ui');
  return (
    <form method="post" action="/resources/scheme" data-scheme-switch="">
      <input type="hidden" name="next" value={here} />
      <fieldset className={switcher} aria-label={t('scheme.label')}>
        {CHOICES.map(({ scheme, icon }) => (
          <button
            key={scheme}
            type="submit"
            name="scheme"
            value={scheme}
            className={switchOption}
            aria-pressed={scheme === current}
            aria-label={t(`scheme.${scheme}`)}
            title={t(`scheme.${scheme}`)}
          >
            <Icon name={icon} size="small" />
          </button>
        ))}
      </fieldset>
    </form>
  );
}
