import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { dialog } from './dialog.css.ts';
import { key as keyClass, keys, line, onOff } from './keys-help.css.ts';

/** Each key by the text that tells what it does. */
const KEYS = { search: '/', down: 'j', up: 'k', tick: 'x', take: 'a', open: '↵', help: '?' } as const;

/**
 * What the keys of a list do, and the switch that leaves them to others. The enhancement script opens it; a list places it.
 * @param takes the list has something that its reader can take
 */
export function KeysHelp({ takes }: { takes?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <Button type="button" tone="quiet" size="small" data-needs-script="" data-keys-tell="">
        {t('keys.short')}
      </Button>
      <dialog className={dialog} aria-labelledby="keys-title" data-keys-help="">
        <h2 id="keys-title">{t('keys.title')}</h2>
        <dl className={keys}>
          {Object.entries(KEYS)
            .filter(([name]) => takes || name !== 'take')
            .map(([name, key]) => (
              <div key={name} className={line}>
                <dt>
                  <kbd className={keyClass}>{key}</kbd>
                </dt>
                <dd>{t(`keys.${name}`)}</dd>
              </div>
            ))}
        </dl>
        <label className={onOff}>
          <input type="checkbox" data-keys-switch="" />
          {t('keys.on')}
        </label>
        <form method="dialog">
          <Button>{t('close')}</Button>
        </form>
      </dialog>
    </>
  );
}
