import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { dueUpdates, takeLost } from './due-updates.repository.ts';
import { publish } from './publish.ts';

/** News of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;

/** Publishes planned news whose moment has come, and takes up the telling of what lost its job. */
export async function sweepUpdates(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now, enqueue } = work;
    for (const update of await dueUpdates(tx, tenant.id, now)) await publish(work, update);
    const before = new Date(now.getTime() - LOST_AFTER_MS);
    for (const id of await takeLost(tx, tenant.id, { before, now }))
      await enqueue('update.tell', { tenantId: tenant.id, updateId: id, after: null });
  });
}
