import type { Served } from '#backend/http/serve.ts';
import { getInvestmentRoute } from './get-investment.ts';
import { getManagedInvestmentRoute } from './get-managed-investment.ts';
import { listInvestmentsRoute } from './list-investments.ts';
import { listManagedInvestmentsRoute } from './list-managed-investments.ts';

/** Investments as investors, issuers and managers read them. */
export const investmentsRoutes: readonly Served[] = [
  listInvestmentsRoute,
  getInvestmentRoute,
  listManagedInvestmentsRoute,
  getManagedInvestmentRoute,
];
