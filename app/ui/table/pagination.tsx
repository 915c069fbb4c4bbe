import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { pagination, range, steps } from './pagination.css.ts';

export interface PaginationProps {
  /** Of which list, where a page has another one beside it: two landmarks never have one name. */
  of?: string;
  /** Places of the first and the last row shown and the number of all, formatted; null: nobody knows the place. */
  from: string | null;
  to: string | null;
  total: string;
  /** There are more than `total`. */
  more?: boolean;
  /** Absent on the first page. */
  firstHref?: string;
  previousHref?: string;
  /** Absent on the last page. */
  nextHref?: string;
  lastHref?: string;
}

/** "1–50 of 1,284", and the ways on: to the neighbours and to both ends. */
export function Pagination({
  of,
  from,
  to,
  total,
  more,
  firstHref,
  previousHref,
  nextHref,
  lastHref,
}: PaginationProps) {
  const { t } = useTranslation('ui');
  const all = more ? t('moreThan', { total }) : total;
  const ways = [
    { href: firstHref, label: t('first') },
    { href: previousHref, label: t('previous'), rel: 'prev' },
    { href: nextHref, label: t('next'), rel: 'next' },
    { href: lastHref, label: t('last') },
  ];
  return (
    <nav className={pagination} aria-label={of ? t('pagesOf', { list: of }) : t('pages')}>
      <p className={range}>{from === null || to === null ? all : t('range', { from, to, total: all })}</p>
      {ways.some(({ href }) => href) && (
        <div className={steps}>
          {ways.map(
            ({ href, label, rel }) =>
              href && (
                <LinkButton key={label} size="small" href={href} rel={rel}>
                  {label}
                </LinkButton>
              ),
          )}
        </div>
      )}
    </nav>
  );
}
