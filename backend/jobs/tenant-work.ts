import { transact } from '#backend/db/transaction.ts';
import type { Deps } from '#backend/deps.ts';
import { TenantBroken } from '#backend/tenant/tenant-broken.ts';
import { type Actor, makeWork, SYSTEM, type Work } from '#backend/work.ts';
import { ProcessEnding, stopIfEnding } from './ending.ts';

/** A job was done for every tenant but some: it may be tried again, and no other tenant misses anything. */
export class SomeTenantsFailed extends Error {}

/** Runs one transaction of a tenant for a job: the system acts, or whoever asked for it; mails link to `host`, or to the tenant's primary one. */
export async function tenantWork<T>(
  deps: Deps,
  tenantId: string,
  run: (work: Work) => Promise<T>,
  host?: string,
  actor: Actor = SYSTEM,
): Promise<T> {
  const primary = host ?? (await deps.tenants.list()).find(({ id }) => id === tenantId)?.host ?? '';
  const done = await transact(deps.pool, tenantId, async (tx) => {
    const tenant = await deps.tenants.load(tx, tenantId, primary);
    const { work, undo, settle } = makeWork(deps, tx, tenant, deps.clock.now(), actor);
    try {
      return { value: { result: await run(work), settle }, commit: true };
    } catch (error) {
      await undo();
      throw error;
    }
  });
  await done.settle();
  return done.result;
}

/**
 * Does something for every tenant, one after the other; where it fails for one, the others are served all the same. A tenant whose settings
 * do not parse is passed over: the directory has logged it.
 * @param tenants where they have been read already
 * @throws ProcessEnding between two tenants; SomeTenantsFailed at the end where it failed for some; the first failure where it failed for all
 */
export async function forEachTenant(
  deps: Deps,
  act: (tenant: { id: string; host: string }) => Promise<void>,
  tenants?: readonly { id: string; host: string }[],
): Promise<void> {
  const failures: unknown[] = [];
  let done = 0;
  for (const tenant of tenants ?? (await deps.tenants.list())) {
    try {
      stopIfEnding(deps);
      await act(tenant);
      done += 1;
    } catch (error) {
      if (error instanceof ProcessEnding) throw error;
      if (error instanceof TenantBroken) continue;
      deps.log.error({ err: error, tenantId: tenant.id }, 'job failed for a tenant');
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  throw done > 0 ? new SomeTenantsFailed(`failed for ${failures.length} tenants`, { cause: failures[0] }) : failures[0];
}

/** `forEachTenant` for what is one transaction each. */
export function everyTenant(deps: Deps, run: (work: Work) => Promise<void>): Promise<void> {
  return forEachTenant(deps, ({ id, host }) => tenantWork(deps, id, run, host));
}

/** Does several parts of a job, each whatever becomes of those before it; then throws the worst that happened. */
export async function eachPart(...parts: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts)
    await part().catch((error: unknown) => {
      if (error instanceof ProcessEnding) throw error;
      failures.push(error);
    });
  if (failures.length > 0) throw failures.find((error) => !(error instanceof SomeTenantsFailed)) ?? failures[0];
}
