import type { ReactNode } from 'react';
import { Brand } from '#app/ui/brand/brand.tsx';
import { classNames } from '#app/ui/controls/class-names.ts';
import { CONTENT_ID } from '#app/ui/layout/skip-link.tsx';
import { compact, main, shell, side, sideBrand, top } from './dashboard.css.ts';
import { DashboardMenu, type DashboardMenuProps, TopNavigation } from './dashboard-menu.tsx';
import type { FrameProps } from './frame.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { type SearchAll, SearchAllField, SearchAllLink } from './search-all.tsx';
import { bar } from './top-bar.css.ts';

interface DashboardLayoutProps extends FrameProps, DashboardMenuProps {
  /** `compact` where people work all day. */
  density: 'compact' | 'comfortable';
  /** The page that looks through everything; an investor has none. */
  search?: SearchAll;
  children: ReactNode;
}

/**
 * The signed-in areas. The menu is drawn twice, for the sidebar and for the toggle, its addresses once more for the header between them,
 * and the window's width shows one of the headers: a `details` cannot be held open by css in every browser, and this needs no script.
 */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { brand, messages, density, search, children, ...rest } = props;
  const { navigation, areas, person, languages, scheme } = rest;
  const menu = <DashboardMenu {...{ navigation, areas, person, languages, scheme }} />;
  return (
    <div className={classNames(shell, density === 'compact' && compact)} data-density={density}>
      <header className={top}>
        <div className={bar}>
          <Brand {...brand} />
          <TopNavigation navigation={navigation} />
          {search && <SearchAllLink {...search} />}
          <MenuToggle>{menu}</MenuToggle>
        </div>
      </header>
      <header className={side}>
        <div className={sideBrand}>
          <Brand {...brand} />
        </div>
        {search && <SearchAllField {...search} />}
        {menu}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={main}>
        {messages}
        {children}
      </main>
    </div>
  );
}
