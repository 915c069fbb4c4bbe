import { call } from '#app/api/call.server.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listPayouts } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { exportable } from './exportable.ts';

/** Pay-outs by their state, by their address. */
export const PAYOUTS = listPage({
  texts: 'payouts',
  exported: 'payouts',
  filters: { state: unseen(PAYOUT_STATES, ({ t }, value) => t(`payouts:view.${value}`)) },
});

export const payoutsExport = exportable(PAYOUTS, {
  path: () => pathTo.manager.payouts,
  look: (visit, filter) => call(visit, listPayouts, { query: { ...filter, per_page: 1 } as never }),
});
