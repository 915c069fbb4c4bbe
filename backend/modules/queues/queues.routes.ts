import { getQueuePlaceRoute } from './get-queue-place.ts';

export const queuesRoutes = [getQueuePlaceRoute];
