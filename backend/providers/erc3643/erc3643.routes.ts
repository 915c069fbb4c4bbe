import type { Served } from '#backend/http/serve.ts';
import { decideTokenActRoute } from './decide-token-act.ts';
import { deployTokenRoute } from './deploy-token.ts';
import { getTokenChainRoute } from './get-token-chain.ts';
import { requestTokenActRoute } from './request-token-act.ts';

/** Everything of contract/token-chain.ts. */
export const erc3643Routes: readonly Served[] = [
  getTokenChainRoute,
  deployTokenRoute,
  requestTokenActRoute,
  decideTokenActRoute,
];
