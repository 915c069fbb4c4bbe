import type { IconName } from '#app/ui/controls/icon-names.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from '#domain/access/roles.ts';

/** A page of an area's menu: its text key (`frame:nav.<key>`), address and icon. Only pages that exist stand here. */
export interface MenuEntry {
  key: string;
  href: string;
  icon: IconName;
  /** Not of the day's work: behind the toggle where the header shows the addresses. */
  isAside?: true;
  /** Only where the tenant has this extra. */
  asks?: 'payWithBalance';
}

/** The menus of the three areas, in the order of use. */
export const MENUS: Record<Area, readonly MenuEntry[]> = {
  manager: [
    { key: 'inbox', href: pathTo.manager.inbox, icon: 'inbox' },
    { key: 'issuances', href: pathTo.manager.issuances, icon: 'projects' },
    { key: 'investments', href: pathTo.manager.investments, icon: 'investments' },
    { key: 'tokens', href: pathTo.manager.tokens, icon: 'tokens' },
    { key: 'distributions', href: pathTo.manager.earnings, icon: 'earnings' },
    { key: 'statements', href: pathTo.manager.statements, icon: 'bank' },
    { key: 'payouts', href: pathTo.manager.payouts, icon: 'bank' },
    { key: 'board', href: pathTo.manager.board, icon: 'board', isAside: true },
    { key: 'users', href: pathTo.manager.users, icon: 'users' },
    { key: 'complaints', href: pathTo.manager.complaints, icon: 'help', isAside: true },
    { key: 'notifications', href: pathTo.manager.notifications, icon: 'mail', isAside: true },
    { key: 'exports', href: pathTo.manager.exports, icon: 'download', isAside: true },
    { key: 'customization', href: pathTo.manager.customization, icon: 'appearance', isAside: true },
    { key: 'settings', href: pathTo.manager.settings, icon: 'settings', isAside: true },
    { key: 'audit', href: pathTo.manager.audit, icon: 'shield', isAside: true },
    { key: 'account', href: pathTo.manager.account, icon: 'user', isAside: true },
    { key: 'components', href: pathTo.manager.components, icon: 'pieces', isAside: true },
  ],
  user: [
    { key: 'issuances', href: pathTo.user.issuances, icon: 'projects' },
    { key: 'portfolio', href: pathTo.user.portfolio, icon: 'portfolio' },
    { key: 'myInvestments', href: pathTo.user.investments, icon: 'investments' },
    { key: 'earnings', href: pathTo.user.earnings, icon: 'earnings' },
    { key: 'balance', href: pathTo.user.balance, icon: 'bank', asks: 'payWithBalance' },
    { key: 'transfers', href: pathTo.user.transfers, icon: 'tokens' },
    { key: 'board', href: pathTo.user.board, icon: 'board' },
    { key: 'notifications', href: pathTo.user.notifications, icon: 'mail' },
    { key: 'ownComplaints', href: pathTo.user.complaints, icon: 'help', isAside: true },
    { key: 'exports', href: pathTo.user.exports, icon: 'download', isAside: true },
    { key: 'account', href: pathTo.user.account, icon: 'user' },
  ],
  entrepreneur: [
    { key: 'issuances', href: pathTo.entrepreneur.issuances, icon: 'projects' },
    { key: 'investments', href: pathTo.entrepreneur.investments, icon: 'investments' },
    { key: 'tokens', href: pathTo.entrepreneur.tokens, icon: 'tokens' },
    { key: 'distributions', href: pathTo.entrepreneur.earnings, icon: 'earnings' },
    { key: 'notifications', href: pathTo.entrepreneur.notifications, icon: 'mail' },
    { key: 'ownComplaints', href: pathTo.entrepreneur.complaints, icon: 'help', isAside: true },
    { key: 'exports', href: pathTo.entrepreneur.exports, icon: 'download', isAside: true },
    { key: 'account', href: pathTo.entrepreneur.account, icon: 'user', isAside: true },
  ],
};
