import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { Icon } from '#app/ui/controls/icon.tsx';
import { menu, menuBelowTablet, menuButton, menuSheet } from './top-bar.css.ts';

interface MenuToggleProps {
  /** Gone from 768 px on, where the bar has room for its links. */
  belowTablet?: boolean;
  children: ReactNode;
}

/** A native toggle: opens without script; Escape and a click elsewhere close it with. */
export function MenuToggle({ belowTablet, children }: MenuToggleProps) {
  const { t } = useTranslation('ui');
  return (
    <details className={classNames(menu, belowTablet && menuBelowTablet)} data-menu="">
      <summary className={menuButton}>
        <Icon name="menu" />
        {t('menu')}
      </summary>
      <div className={menuSheet}>{children}</div>
    </details>
  );
}
