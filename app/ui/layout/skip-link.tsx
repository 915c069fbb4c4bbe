import { useTranslation } from 'react-i18next';
import { skip } from './skip-link.css.ts';

/** Id of every page's <main>. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the menus. */
export function SkipLink() {
  const { t } = useTranslation('ui');
  return (
    <a className={skip} href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}
