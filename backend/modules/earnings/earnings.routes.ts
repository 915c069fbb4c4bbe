import { claimEarningsRoute } from './claim-earnings.ts';
import { getManagedInvestorRoute } from './get-investor.ts';
import { listAllDistributionsRoute } from './list-distributions.ts';
import { listEarningsRoute, listManagedEarningsRoute } from './list-earnings.ts';
import { previewClaimRoute } from './preview-claim.ts';

/** What holders were paid and claim; proposing and paying is the distributions' module. */
export const earningsRoutes = [
  listEarningsRoute,
  previewClaimRoute,
  claimEarningsRoute,
  listManagedEarningsRoute,
  getManagedInvestorRoute,
  listAllDistributionsRoute,
];
