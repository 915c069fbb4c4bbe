import type { Served } from '#backend/http/serve.ts';
import { countViewsRoute } from './count-views.ts';
import { getCampaignFiguresRoute } from './get-figures.ts';

/** Everything of contract/figures.ts. */
export const figuresRoutes: readonly Served[] = [getCampaignFiguresRoute, countViewsRoute];
