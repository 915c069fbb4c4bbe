import { useTranslation } from 'react-i18next';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

/** Prints the page; not there without script, where the browser's own menu does it. */
export function PrintButton() {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className={buttonClass({})} data-needs-script="" data-print="">
      <Icon name="print" />
      {t('print')}
    </button>
  );
}
