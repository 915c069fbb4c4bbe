import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { tab, tabCount, tabLate, tabs } from './tabs.css.ts';

interface Tab {
  label: string;
  href: string;
  current?: boolean;
  /** How many are behind it, formatted. */
  count?: string;
  /** How many of them are late, formatted: stands behind the count, in red. */
  late?: string;
  /** More of it, shown on pointing at it. */
  note?: string;
  /** Drawn at some widths alone. */
  className?: string;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly Tab[];
}

/** Tabs are links: each view has its address, opens in a new window and needs no script. */
export function Tabs({ label, items }: TabsProps) {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={label} className={tabs}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          className={classNames(tab, item.className)}
          title={item.note}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && (
            <span className={tabCount}>
              {item.count}
              {item.late && (
                <>
                  {' · '}
                  <span className={tabLate}>
                    {item.late} {t('late')}
                  </span>
                </>
              )}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
