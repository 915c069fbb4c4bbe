import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { scriptText } from '#app/ui/controls/script-text.ts';
import { actions, consequence, dialog } from './confirm.css.ts';

/**
 * The one dialog of a page, empty until the enhancement script fills it from the form that asks (`confirmAttributes`).
 * The layouts place it; a page never does.
 */
export function ConfirmDialog() {
  const { t } = useTranslation('ui');
  return (
    <dialog className={dialog} aria-labelledby="confirm-title" aria-describedby="confirm-text" data-confirm-dialog="">
      <h2 id="confirm-title" {...scriptText(t('confirm'))} />
      <p id="confirm-text" className={consequence} {...scriptText()} />
      <form method="dialog" className={actions}>
        <Button tone="primary" value="yes">
          <span data-confirm-yes="" {...scriptText(t('confirm'))} />
        </Button>
        <Button value="no">
          <span data-confirm-no={t('cancel')} {...scriptText(t('cancel'))} />
        </Button>
      </form>
    </dialog>
  );
}
