import { claimEarningsRoute } from './claim-earnings.ts';
import { getManagedInvestorRoute } from './get-investor.ts';
import { getWalletClaimRoute } from './get-wallet-claim.ts';
import { listAllDistributionsRoute } from './list-distributions.ts';
import { listEarningsRoute, listManagedEarningsRoute } from './list-earnings.ts';
import { previewClaimRoute } from './preview-claim.ts';
import { turnClaimToBankRoute } from './turn-claim.ts';

/** What holders were paid and claim; proposing and paying is the distributions' module. */
export const earningsRoutes = [
  listEarningsRoute,
  previewClaimRoute,
  claimEarningsRoute,
  getWalletClaimRoute,
  turnClaimToBankRoute,
  listManagedEarningsRoute,
  getManagedInvestorRoute,
  listAllDistributionsRoute,
];
