import { call } from '#app/api/call.server.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listInvestments } from '#contract/investments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVESTMENT_TABS } from '#domain/investment/status.ts';
import { exportable } from './exportable.ts';

/** An investor's own orders, by the tab of their address. */
const OWN_ORDERS = listPage({
  texts: 'investments',
  filters: { tab: unseen(INVESTMENT_TABS, ({ t }, value) => t(`statuses:tab.${value}`)) },
});

export const ownOrdersExport = exportable(OWN_ORDERS, {
  path: () => pathTo.user.investments,
  look: (visit, filter) => call(visit, listInvestments, { query: { ...filter, per_page: 1 } as never }),
});
