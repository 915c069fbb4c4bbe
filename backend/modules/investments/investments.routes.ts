import { acceptOrderRoute } from '#backend/modules/orders/accept-order.ts';
import { cancelInvestmentRoute } from '#backend/modules/orders/cancel-investment.ts';
import { declareInterestRoute } from '#backend/modules/orders/declare-interest.ts';
import { getInvestFlowRoute } from '#backend/modules/orders/get-invest-flow.ts';
import { placeOrderRoute } from '#backend/modules/orders/place-order.ts';
import { revokeInvestmentRoute } from '#backend/modules/orders/revoke-investment.ts';
import { getInvestmentRoute } from './get-investment.ts';
import { getManagedInvestmentRoute } from './get-managed-investment.ts';
import { listInvestmentsRoute } from './list-investments.ts';
import { listManagedInvestmentsRoute } from './list-managed-investments.ts';

/** Orders from the first amount to their end; payment, signature and minting have modules of their own. */
export const investmentsRoutes = [
  getInvestFlowRoute,
  placeOrderRoute,
  acceptOrderRoute,
  declareInterestRoute,
  revokeInvestmentRoute,
  listInvestmentsRoute,
  getInvestmentRoute,
  listManagedInvestmentsRoute,
  getManagedInvestmentRoute,
  cancelInvestmentRoute,
];
