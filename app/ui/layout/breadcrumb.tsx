import { useTranslation } from 'react-i18next';
import { crumb, crumbLink, trail } from './breadcrumb.css.ts';

export interface Crumb {
  label: string;
  /** Absent on the last one, which is this page. */
  href?: string;
}

/** The way up. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={trail}>
        {items.map(({ label, href }) => (
          <li key={label} className={crumb}>
            {href ? (
              <a className={crumbLink} href={href}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
