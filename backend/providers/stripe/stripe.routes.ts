import type { Served } from '#backend/http/serve.ts';
import { listSavedCardsRoute, removeSavedCardRoute } from './saved-cards.ts';

/** Everything of contract/saved-cards.ts. */
export const stripeRoutes: readonly Served[] = [listSavedCardsRoute, removeSavedCardRoute];
