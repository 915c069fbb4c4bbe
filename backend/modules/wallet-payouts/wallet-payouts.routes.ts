import type { Served } from '#backend/http/serve.ts';
import { getBatchWithdrawalRoute } from './get-batch-withdrawal.ts';
import { getWalletBatchRoute } from './get-wallet-batch.ts';
import { listWalletBatchesRoute } from './list-wallet-batches.ts';
import { listWalletPayoutsRoute } from './list-wallet-payouts.ts';
import { makeWalletBatchRoute } from './make-wallet-batch.ts';
import { noteWalletTransactionRoute } from './note-wallet-transaction.ts';
import { withdrawWalletBatchRoute } from './withdraw-wallet-batch.ts';

/** Everything of contract/wallet-payouts.ts. */
export const walletPayoutsRoutes: readonly Served[] = [
  listWalletPayoutsRoute,
  listWalletBatchesRoute,
  makeWalletBatchRoute,
  getWalletBatchRoute,
  getBatchWithdrawalRoute,
  withdrawWalletBatchRoute,
  noteWalletTransactionRoute,
];
