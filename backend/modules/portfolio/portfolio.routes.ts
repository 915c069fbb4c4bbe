import type { Served } from '#backend/http/serve.ts';
import { getExpectedIncomeRoute } from './expected-income.ts';
import { getPortfolioRoute } from './get-portfolio.ts';
import { getPortfolioStatementFileRoute, getPortfolioStatementRoute } from './get-statement.ts';

export const portfolioRoutes: readonly Served[] = [
  getPortfolioRoute,
  getExpectedIncomeRoute,
  getPortfolioStatementRoute,
  getPortfolioStatementFileRoute,
];
