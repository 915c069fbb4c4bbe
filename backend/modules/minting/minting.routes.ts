import { mintInvestmentRoute } from './mint-investment.ts';
import { mintInvestmentsRoute } from './mint-investments.ts';

export const mintingRoutes = [mintInvestmentRoute, mintInvestmentsRoute];
