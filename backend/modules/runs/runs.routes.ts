import { changeRunRoute } from './change-run.ts';
import { getRunRoute } from './get-run.ts';

export const runsRoutes = [getRunRoute, changeRunRoute];
