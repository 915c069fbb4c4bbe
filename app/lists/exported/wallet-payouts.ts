import { call } from '#app/api/call.server.ts';
import { unseen } from '#app/lists/filter.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { getWalletBatch, listWalletBatches, listWalletPayouts } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { exportable } from './exportable.ts';
import { wholeOf } from './payout-files.ts';

/** Pay-outs to wallets by their state, by their address. */
export const WALLET_PAYOUTS = listPage({
  texts: 'payouts',
  exported: 'wallet-payouts',
  filters: { state: unseen(PAYOUT_STATES, ({ t }, value) => t(`payouts:wallets.view.${value}`)) },
});

export const walletPayoutsExport = exportable(WALLET_PAYOUTS, {
  path: () => pathTo.manager.walletPayouts,
  look: (visit, filter) => call(visit, listWalletPayouts, { query: { ...filter, per_page: 1 } as never }),
});

const ALL = listPage({ texts: 'payouts', filters: {} });

/** The batches for the tenant's own wallet. */
export const walletBatchesExport = exportable(ALL, {
  path: () => pathTo.manager.walletPayouts,
  look: (visit) => call(visit, listWalletBatches, { query: { per_page: 1 } }),
});

/** The transfers of one of them. */
export const walletTransfersExport = exportable(ALL, {
  path: (_, about = '') => pathTo.manager.walletBatch(about),
  async look(visit, _, id) {
    const { data } = await call(visit, getWalletBatch, { params: { id } });
    return { meta: wholeOf(data.transfers) };
  },
});
