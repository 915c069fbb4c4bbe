import { useTranslation } from 'react-i18next';
import { switcher, switchOption } from './preferences.css.ts';

export interface LanguageLink {
  /** "es". */
  code: string;
  /** Its own name: "Español". */
  name: string;
  href: string;
  current: boolean;
}

/** The same page in another language. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('language')}>
      <span className={switcher}>
        {languages.map(({ code, name, href, current }) => (
          <a
            key={code}
            href={href}
            hrefLang={code}
            lang={code}
            className={switchOption}
            aria-current={current ? 'true' : undefined}
            aria-label={name}
            title={name}
          >
            {code.toUpperCase()}
          </a>
        ))}
      </span>
    </nav>
  );
}
