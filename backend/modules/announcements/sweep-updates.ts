import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { anyUpdateToTake, dueUpdates, takeLost } from './due-updates.repository.ts';
import { publish } from './publish.ts';

/** News of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;
const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER_MS);

/** Publishes planned news whose moment has come, and takes up the telling of what lost its job. */
export const updateSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyUpdateToTake(tenant.id, { before: lostBefore(now), now }),
  sweep: inOneTransaction(async (work) => {
    const { tx, tenant, now, enqueue } = work;
    for (const update of await dueUpdates(tx, tenant.id, now)) await publish(work, update);
    for (const id of await takeLost(tx, tenant.id, { before: lostBefore(now), now }))
      await enqueue('update.tell', { tenantId: tenant.id, updateId: id, after: null });
  }),
};
