import { useTranslation } from 'react-i18next';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { scriptText } from './script-text.ts';

interface CopyButtonProps {
  /** What goes to the clipboard: an IBAN without its spaces, say. */
  value: string;
  /** What is copied, in words: "IBAN". */
  what: string;
}

/** Copies a value; the enhancement script does it and says so. Without script it is not there: the value can be marked by hand. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className={buttonClass({ tone: 'quiet', size: 'small' })}
      data-needs-script=""
      data-copy={value}
      data-copied={t('copied')}
      aria-label={t('copyWhat', { what })}
    >
      <Icon name="copy" size="small" />
      <span aria-live="polite" data-copy-label="" {...scriptText(t('copy'))} />
    </button>
  );
}
