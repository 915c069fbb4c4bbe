import { listWalletPayoutsRoute } from '#backend/modules/wallet-payouts/list-wallet-payouts.ts';
import { listWalletPayouts } from '#contract/wallet-payouts.ts';
import type { WALLET_PAYOUT_COLUMNS } from '#domain/export/payout-columns.ts';
import { exportSource } from '../exported-list.ts';

/** People's money on its way to their wallets, in one state. */
export const WALLET_PAYOUTS = exportSource<typeof listWalletPayouts, keyof typeof WALLET_PAYOUT_COLUMNS>(
  listWalletPayouts,
  listWalletPayoutsRoute,
  {
    person: ({ name }) => name,
    wallet: ({ address }) => address,
    state: ({ state }) => state,
    refusal: ({ refusal }) => refusal,
    batch: ({ batch }) => batch?.name ?? null,
    since: ({ since }) => since,
    sent: (row) => row.sent_at,
    ether: ({ ether }) => ether,
    amount: ({ amount }) => amount,
  },
);
