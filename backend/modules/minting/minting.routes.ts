import { getMintRunRoute } from './get-mint-run.ts';
import { mintInvestmentsRoute } from './mint-investments.ts';

export const mintingRoutes = [mintInvestmentsRoute, getMintRunRoute];
