import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptText } from '#app/ui/controls/script-text.ts';
import { bulk, count } from './bulk-actions.css.ts';

interface BulkActionsProps {
  /** Id of the form; the table's `select.form`. */
  form: string;
  /** Address that shows the confirm page for what is ticked. Default: this page. */
  action?: string;
  /** Buttons named `intent`. */
  children: ReactNode;
}

/** What can be done with all ticked rows at once. It always leads to a confirm page. */
export function BulkActions({ form, action, children }: BulkActionsProps) {
  const { t } = useTranslation('ui');
  return (
    <form id={form} method="post" action={action} className={bulk}>
      <p
        className={count}
        data-selected-of={form}
        data-selected-text={t('selectedCount')}
        {...scriptText(t('withSelected'))}
      />
      {children}
    </form>
  );
}
