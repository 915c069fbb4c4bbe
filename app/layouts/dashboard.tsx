import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand/brand.tsx';
import { ConfirmDialog } from '#app/ui/feedback/confirm-dialog.tsx';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';
import { main, shell, side, sideBrand, top } from './dashboard.css.ts';
import { DashboardMenu, type DashboardMenuProps } from './dashboard-menu.tsx';
import type { FrameProps } from './frame.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { bar } from './top-bar.css.ts';

interface DashboardLayoutProps extends FrameProps, DashboardMenuProps {
  children: ReactNode;
}

/**
 * The signed-in areas. The menu is drawn twice, for the sidebar and for the toggle, and the window's width shows one of the two headers:
 * a `details` cannot be held open by css in every browser, and this needs no script.
 */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { brand, messages, children, ...rest } = props;
  const { navigation, areas, person, languages, scheme } = rest;
  const menu = <DashboardMenu {...{ navigation, areas, person, languages, scheme }} />;
  return (
    <>
      <div className={shell}>
        <header className={top}>
          <div className={bar}>
            <Brand {...brand} />
            <MenuToggle>{menu}</MenuToggle>
          </div>
        </header>
        <header className={side}>
          <div className={sideBrand}>
            <Brand {...brand} />
          </div>
          {menu}
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={main}>
          {messages}
          {children}
        </main>
      </div>
      <ConfirmDialog />
    </>
  );
}
