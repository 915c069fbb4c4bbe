import type { Served } from '#backend/http/serve.ts';
import { cancelWithdrawalRoute } from './cancel-withdrawal.ts';
import { getBalanceRoute } from './get-balance.ts';
import { listBalanceMovementsRoute } from './list-movements.ts';
import { withdrawBalanceRoute } from './withdraw.ts';

/** Everything of contract/balance.ts. */
export const balanceRoutes: readonly Served[] = [
  getBalanceRoute,
  listBalanceMovementsRoute,
  withdrawBalanceRoute,
  cancelWithdrawalRoute,
];
