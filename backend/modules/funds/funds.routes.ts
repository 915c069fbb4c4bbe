import type { Served } from '#backend/http/serve.ts';
import { decideFundsRoute } from './decide-funds.ts';
import { declareFundsRoute } from './declare-funds.ts';
import { getOwnFundsRoute, getUserFundsRoute } from './read-funds.ts';

/** Everything of contract/funds.ts. */
export const fundsRoutes: readonly Served[] = [
  getOwnFundsRoute,
  declareFundsRoute,
  getUserFundsRoute,
  decideFundsRoute,
];
