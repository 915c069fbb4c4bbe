import type { Served } from '#backend/http/serve.ts';
import { getPortfolioRoute } from './get-portfolio.ts';

export const portfolioRoutes: readonly Served[] = [getPortfolioRoute];
