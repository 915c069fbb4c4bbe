import type { Served } from '#backend/http/serve.ts';
import { getPayoutFileRoute } from './get-payout-file.ts';
import { listPayoutFilesRoute } from './list-payout-files.ts';
import { listPayoutsRoute } from './list-payouts.ts';
import { makePayoutFileRoute } from './make-payout-file.ts';
import { takePayoutReportRoute } from './take-payout-report.ts';

/** Everything of contract/payouts.ts. */
export const payoutsRoutes: readonly Served[] = [
  listPayoutsRoute,
  listPayoutFilesRoute,
  makePayoutFileRoute,
  getPayoutFileRoute,
  takePayoutReportRoute,
];
