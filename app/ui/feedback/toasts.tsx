import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { TOAST_MAX_VISIBLE } from '#domain/limits.ts';
import { toast, toastAct, toastClose, toastMark, toasts, toastText, toastTitle } from './toasts.css.ts';

export type ToastTone = keyof typeof toast;

export interface Toast {
  id: string;
  tone: ToastTone;
  message: string;
  description?: string;
  /** The form that takes back what was done: where it goes, and its hidden fields. */
  undo?: { action: string; fields: Readonly<Record<string, string>> };
}

const ICON: Record<ToastTone, IconName> = { info: 'info', positive: 'done', caution: 'alert', negative: 'error' };

/**
 * What just happened. Top right for 5 s, held by hover and by leaving the window, gone by click or swipe: all that is the enhancement script's.
 * Without script they stand where they are written, as a status message, and stay.
 * @param label name of their place on a page that has another one
 */
export function Toasts({ items, label }: { items: readonly Toast[]; label?: string }) {
  const { t } = useTranslation('ui');
  return (
    <section className={toasts} aria-label={label ?? t('messages')} aria-live="polite" data-toasts="">
      {items.slice(-TOAST_MAX_VISIBLE).map(({ id, tone, message, description, undo }) => (
        <div key={id} className={toast[tone]} role={tone === 'negative' ? 'alert' : 'status'} data-toast="">
          <span className={toastMark[tone]}>
            <Icon name={ICON[tone]} />
          </span>
          <div>
            <p className={toastTitle}>{message}</p>
            {description && <p className={toastText}>{description}</p>}
            {undo && (
              <form method="post" action={undo.action} className={toastAct}>
                {Object.entries(undo.fields).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button size="small">{t('undo')}</Button>
              </form>
            )}
          </div>
          <button type="button" className={toastClose} aria-label={t('closeMessage')} data-needs-script="">
            <Icon name="close" size="small" />
          </button>
        </div>
      ))}
    </section>
  );
}
