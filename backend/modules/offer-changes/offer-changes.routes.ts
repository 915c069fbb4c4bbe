import type { Served } from '#backend/http/serve.ts';
import { decideChangeRoute } from './decide-change.ts';
import { getOfferChangeRoute } from './get-change.ts';
import { proposeChangeRoute } from './propose-change.ts';
import { withdrawChangeRoute } from './withdraw-change.ts';

/** Everything of contract/offer-changes.ts. */
export const offerChangesRoutes: readonly Served[] = [
  getOfferChangeRoute,
  proposeChangeRoute,
  withdrawChangeRoute,
  decideChangeRoute,
];
