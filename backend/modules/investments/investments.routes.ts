import { acceptOrderRoute } from './accept-order.ts';
import { cancelInvestmentRoute } from './cancel-investment.ts';
import { declareInterestRoute } from './declare-interest.ts';
import { getInvestFlowRoute } from './get-invest-flow.ts';
import { getInvestmentRoute } from './get-investment.ts';
import { getManagedInvestmentRoute } from './get-managed-investment.ts';
import { listInvestmentsRoute } from './list-investments.ts';
import { listManagedInvestmentsRoute } from './list-managed-investments.ts';
import { placeOrderRoute } from './place-order.ts';
import { revokeInvestmentRoute } from './revoke-investment.ts';

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
