import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { pagination, range, steps } from './pagination.css.ts';

export interface PaginationProps {
  /** First and last row shown and the number of all, formatted. */
  from: string;
  to: string;
  total: string;
  /** Absent on the first page. */
  previousHref?: string;
  /** Absent on the last page. */
  nextHref?: string;
}

/** "1–50 of 1,284", and the way on. */
export function Pagination({ from, to, total, previousHref, nextHref }: PaginationProps) {
  const { t } = useTranslation('ui');
  return (
    <nav className={pagination} aria-label={t('pages')}>
      <p className={range}>{t('range', { from, to, total })}</p>
      {(previousHref || nextHref) && (
        <div className={steps}>
          {previousHref && (
            <LinkButton size="small" href={previousHref} rel="prev">
              {t('previous')}
            </LinkButton>
          )}
          {nextHref && (
            <LinkButton size="small" href={nextHref} rel="next">
              {t('next')}
            </LinkButton>
          )}
        </div>
      )}
    </nav>
  );
}
