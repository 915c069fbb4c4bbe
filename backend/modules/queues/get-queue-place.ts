import { serve } from '#backend/http/serve.ts';
import { getQueuePlace } from '#contract/queues.ts';
import { placeIn } from './queues.repository.ts';

/** The way through what waits. */
export const getQueuePlaceRoute = serve(getQueuePlace, async ({ tx, tenant, user, now }, { query }) => ({
  data: await placeIn(tx, query.queue, { tenantId: tenant.id, managerId: user.id, now }, query.at ?? null),
}));
