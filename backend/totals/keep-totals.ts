import { inTenant } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { forEachTenant } from '#backend/jobs/tenant-work.ts';
import { foldTotals, repairTotals } from './totals.repository.ts';

/** Adds up what has changed of every tenant's totals, so that readers have little to add. Runs every minute. */
export function sweepTotals(deps: Deps): Promise<void> {
  return forEachTenant(deps, async ({ id }) => {
    await inTenant(deps.pool, id, foldTotals);
  });
}

/** Counts every tenant's rows again, mends what differs and tells it in the log: the triggers have a fault then, or somebody wrote past them. Runs daily. */
export function checkTotals(deps: Deps): Promise<void> {
  return forEachTenant(deps, async ({ id }) => {
    for (const broken of await inTenant(deps.pool, id, repairTotals))
      deps.log.error({ tenantId: id, ...broken }, 'a total was not what its rows say, it was mended');
  });
}
