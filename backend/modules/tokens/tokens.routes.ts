import type { Served } from '#backend/http/serve.ts';
import { getTokenRoute } from './get-token.ts';
import { listTokensRoute } from './list-tokens.ts';

/** Everything of contract/tokens.ts. */
export const tokensRoutes: readonly Served[] = [listTokensRoute, getTokenRoute];
