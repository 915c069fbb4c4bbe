import { countWaitingRoute } from './count-waiting.ts';
import { getQueuePlaceRoute } from './get-queue-place.ts';

export const queuesRoutes = [getQueuePlaceRoute, countWaitingRoute];
