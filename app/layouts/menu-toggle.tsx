import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { Icon } from '#app/ui/controls/icon.tsx';
import { menu, menuBelowLaptop, menuButton, menuSheet } from './top-bar.css.ts';

interface MenuToggleProps {
  /** Gone from 1024 px on, where the bar has room for its links. */
  belowLaptop?: boolean;
  children: ReactNode;
}

/** A native toggle: opens without script; Escape and a click elsewhere close it with. */
export function MenuToggle({ belowLaptop, children }: MenuToggleProps) {
  const { t } = useTranslation('ui');
  return (
    <details className={classNames(menu, belowLaptop && menuBelowLaptop)} data-menu="">
      <summary className={menuButton}>
        <Icon name="menu" />
        {t('menu')}
      </summary>
      <div className={menuSheet}>{children}</div>
    </details>
  );
}
