import type { Served } from '#backend/http/serve.ts';
import { acceptOrderRoute } from './accept-order.ts';
import { cancelInvestmentRoute } from './cancel-investment.ts';
import { declareInterestRoute } from './declare-interest.ts';
import { getInvestFlowRoute } from './get-invest-flow.ts';
import { placeOrderRoute } from './place-order.ts';
import { revokeInvestmentRoute } from './revoke-investment.ts';

/** Orders from the first amount to their end; payment, signature and minting have modules of their own. */
export const ordersRoutes: readonly Served[] = [
  getInvestFlowRoute,
  placeOrderRoute,
  acceptOrderRoute,
  declareInterestRoute,
  revokeInvestmentRoute,
  cancelInvestmentRoute,
];
