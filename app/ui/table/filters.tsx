import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import {
  applied as appliedClass,
  bar,
  choices,
  clear,
  controls,
  filters,
  more as moreClass,
  moreSummary,
  panel,
  pill,
} from './filters.css.ts';

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
  /** The filters that are asked for seldom, behind "More filters". */
  more?: ReactNode;
  /** Stands open: what was chosen needs more of it. */
  moreOpen?: boolean;
  /** A SearchFilter. */
  search?: ReactNode;
  /** At most three SelectFilters, and the order. */
  children?: ReactNode;
}

/** Filters of a list on one line, and those that are on, each with its way off. */
export function Filters(props: FiltersProps) {
  const { action, hidden = [], applied = [], clearHref, more, moreOpen, search, children } = props;
  const { t } = useTranslation('ui');
  return (
    <search className={filters}>
      <form method="get" action={action} className={bar} noValidate>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={controls}>
          {search}
          <div className={choices}>{children}</div>
          <Button>{t('filter')}</Button>
        </div>
        {more && (
          <details className={moreClass} data-menu="" open={moreOpen}>
            <summary className={moreSummary}>
              <Icon name="filter" size="small" />
              {t('moreFilters')}
            </summary>
            <div className={panel}>
              {more}
              <Button>{t('applyFilters')}</Button>
            </div>
          </details>
        )}
      </form>
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
