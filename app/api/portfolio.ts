import * as portfolio from '#contract/portfolio.ts';
import { endpointCall } from './call.server.ts';

export const getPortfolio = endpointCall(portfolio.getPortfolio);
