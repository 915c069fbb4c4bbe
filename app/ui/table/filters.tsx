import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { applied as appliedClass, bar, clear, filters, fold, foldSummary, pill } from './filters.css.ts';

interface AppliedFilter {
  /** "Since 01/10/2026". */
  label: string;
  /** The same list without it. */
  removeHref: string;
}

interface FiltersProps {
  /** Address of the list; the form is a GET, so that the whole state stands in the address. */
  action: string;
  /** What travels along: sort order, columns. */
  hidden?: readonly { name: string; value: string }[];
  applied?: readonly AppliedFilter[];
  /** The list with no filter at all. */
  clearHref?: string;
  /** SearchFilter and SelectFilter fields. */
  children: ReactNode;
}

/** Filters of a list, folded away on a phone, and those that are on, each with its way off. */
export function Filters({ action, hidden = [], applied = [], clearHref, children }: FiltersProps) {
  const { t } = useTranslation('ui');
  return (
    <search className={filters}>
      <details className={fold}>
        <summary className={foldSummary}>
          <Icon name="filter" size="small" />
          {t('filters')}
        </summary>
        <form method="get" action={action} className={bar}>
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <Button>{t('filter')}</Button>
        </form>
      </details>
      {applied.length > 0 && (
        <ul className={appliedClass} aria-label={t('filtersApplied')}>
          {applied.map(({ label, removeHref }) => (
            <li key={label}>
              <a className={pill} href={removeHref}>
                <VisuallyHidden>{t('removeFilter')} </VisuallyHidden>
                {label}
                <Icon name="close" size="small" />
              </a>
            </li>
          ))}
          {clearHref && applied.length > 1 && (
            <li>
              <a className={clear} href={clearHref}>
                {t('clearFilters')}
              </a>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}
