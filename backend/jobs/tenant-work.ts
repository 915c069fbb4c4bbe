import { transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { makeWork, SYSTEM, type Work } from '#backend/work.ts';

/** Runs one transaction of a tenant for a job: the system acts, mails link to `host`, or to the tenant's primary one. */
export async function tenantWork<T>(
  deps: Deps,
  tenantId: string,
  run: (work: Work) => Promise<T>,
  host?: string,
): Promise<T> {
  const primary = host ?? (await deps.tenants.list()).find(({ id }) => id === tenantId)?.host ?? '';
  return transact(deps.pool, tenantId, async (tx) => {
    const tenant = await deps.tenants.load(tx, tenantId, primary);
    const { work, undo } = makeWork(deps, tx, tenant, deps.clock.now(), SYSTEM);
    try {
      return { value: await run(work), commit: true };
    } catch (error) {
      await undo();
      throw error;
    }
  });
}

/** Runs the same work for every tenant, one after the other; one that fails does not hold up the rest. Throws the first failure at the end. */
export async function everyTenant(deps: Deps, run: (work: Work) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, host } of await deps.tenants.list()) {
    await tenantWork(deps, id, run, host).catch((error: unknown) => {
      deps.log.error({ err: error, tenantId: id }, 'job failed for a tenant');
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
