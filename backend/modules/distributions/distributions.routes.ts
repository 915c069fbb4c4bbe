import { approveDistributionRoute } from './approve-distribution.ts';
import { attachDocumentRoute } from './attach-document.ts';
import { refuseDistributionRoute, withdrawDistributionRoute } from './end-distribution.ts';
import { getDistributionRoute } from './get-distribution.ts';
import { listDistributionsRoute } from './list-distributions.ts';
import { listDistributionEarningsRoute } from './list-earnings.ts';
import { payDistributionRoute } from './pay-distribution.ts';
import { previewDistributionRoute } from './preview-distribution.ts';
import { proposeDistributionRoute } from './propose-distribution.ts';
import { removeDocumentRoute } from './remove-document.ts';
import { returnDistributionFundsRoute } from './return-funds.ts';

/** Distributions: proposed, looked at, decided on, paid. */
export const distributionsRoutes = [
  listDistributionsRoute,
  previewDistributionRoute,
  proposeDistributionRoute,
  getDistributionRoute,
  attachDocumentRoute,
  removeDocumentRoute,
  listDistributionEarningsRoute,
  approveDistributionRoute,
  refuseDistributionRoute,
  withdrawDistributionRoute,
  payDistributionRoute,
  returnDistributionFundsRoute,
];
