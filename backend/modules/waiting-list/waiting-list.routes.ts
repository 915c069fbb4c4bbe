import type { Served } from '#backend/http/serve.ts';
import { listWaitingPlacesRoute } from './list-places.ts';
import { getWaitingPlaceRoute, joinWaitingListRoute, leaveWaitingListRoute } from './own-place.ts';

/** Everything of contract/waiting-list.ts. */
export const waitingListRoutes: readonly Served[] = [
  getWaitingPlaceRoute,
  joinWaitingListRoute,
  leaveWaitingListRoute,
  listWaitingPlacesRoute,
];
