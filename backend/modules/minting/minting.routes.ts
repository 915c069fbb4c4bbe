import { mintInvestmentsRoute } from './mint-investments.ts';

export const mintingRoutes = [mintInvestmentsRoute];
