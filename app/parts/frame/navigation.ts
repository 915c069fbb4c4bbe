import type { IconName } from '#app/ui/controls/icon-names.ts';
import type { Area } from '#domain/access/roles.ts';

/** A page of an area's menu: its text key (`frame:nav.<key>`), address and icon. Only pages that exist stand here. */
export interface MenuEntry {
  key: string;
  href: string;
  icon: IconName;
}

/** The menus of the three areas, in the order of use. */
export const MENUS: Record<Area, readonly MenuEntry[]> = {
  manager: [
    { key: 'issuances', href: '/manager/issuances', icon: 'projects' },
    { key: 'investments', href: '/manager/investments', icon: 'investments' },
    { key: 'statements', href: '/manager/statements', icon: 'bank' },
    { key: 'users', href: '/manager/users', icon: 'users' },
    { key: 'components', href: '/manager/components', icon: 'pieces' },
  ],
  user: [
    { key: 'issuances', href: '/user/issuances', icon: 'projects' },
    { key: 'portfolio', href: '/user/portfolio', icon: 'portfolio' },
    { key: 'myInvestments', href: '/user/investments', icon: 'investments' },
    { key: 'account', href: '/user/account', icon: 'user' },
  ],
  entrepreneur: [
    { key: 'issuances', href: '/entrepreneur/issuances', icon: 'projects' },
    { key: 'investments', href: '/entrepreneur/investments', icon: 'investments' },
  ],
};
