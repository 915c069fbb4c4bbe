import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { forEachTenant } from '#backend/jobs/tenant-work.ts';
import { anyChangeToFold, foldTotals, repairTotals } from './totals.repository.ts';

/** Each minute: adds up what has changed of a tenant's totals, so that readers have little to add. */
export const totalSweep: MinuteSweep = {
  isDue: ({ tenant }) => anyChangeToFold(tenant.id),
  async sweep(deps, { id }) {
    await inTenant(deps.pool, id, foldTotals);
  },
};

/** Counts every tenant's rows again, mends what differs and tells it in the log: the triggers have a fault then, or somebody wrote past them. Runs daily. */
export function checkTotals(deps: Deps): Promise<void> {
  return forEachTenant(deps, async ({ id }) => {
    for (const broken of await inTenant(deps.pool, id, repairTotals))
      deps.log.error({ tenantId: id, ...broken }, 'a total was not what its rows say, it was mended');
  });
}
