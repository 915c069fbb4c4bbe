import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#backend/deps.ts';
import { TenantBroken } from '#backend/tenant/tenant-broken.ts';
import type { MinuteSweep } from './minute-sweep.ts';
import { eachPart, forEachTenant, tenantWork } from './tenant-work.ts';

/** An answer is good for so long: what comes due while much is swept is swept with it. */
const KEPT_MS = 5_000;

/**
 * Asks every tenant once what of all this is due, in one transaction, and sweeps that alone: one kind after the other in the order of `sweeps`, each whatever becomes of those before it. A tenant
 * for whom something was swept is asked anew before the next kind, because one thing makes another due.
 * @throws as `eachPart`
 */
export async function sweepEachMinute(deps: Deps, sweeps: Readonly<Record<string, MinuteSweep>>): Promise<void> {
  const tenants = await deps.tenants.list();
  const answers = new Map<string, { due: ReadonlySet<string>; until: number }>();
  const dueOf = async (tenant: { id: string; host: string }) => {
    const kept = answers.get(tenant.id);
    if (kept && kept.until > performance.now()) return kept.due;
    const due = await askDue(deps, sweeps, tenant);
    answers.set(tenant.id, { due, until: performance.now() + KEPT_MS });
    return due;
  };
  const parts = Object.entries(sweeps).map(([name, { sweep }]) => () => {
    const sweepDue = async (tenant: { id: string; host: string }) => {
      if (!(await dueOf(tenant)).has(name)) return;
      answers.delete(tenant.id);
      await sweep(deps, tenant);
    };
    return forEachTenant(deps, sweepDue, tenants);
  });
  await eachPart(...parts);
}

/** The names of what is due for a tenant; of all where it cannot be said: one question that fails keeps nobody from their turn. */
async function askDue(
  deps: Deps,
  sweeps: Readonly<Record<string, MinuteSweep>>,
  { id, host }: { id: string; host: string },
): Promise<ReadonlySet<string>> {
  const names = Object.keys(sweeps);
  try {
    return await tenantWork(
      deps,
      id,
      async ({ tx, tenant, now }) => {
        const asked = Object.values(sweeps).map((one): SQL => sql`(${one.isDue({ tenant, now })})`);
        const { rows } = await tx.execute<{ due: boolean[] }>(sql`select array[${sql.join(asked, sql`, `)}] as due`);
        return new Set(names.filter((_, place) => rows[0]?.due[place]));
      },
      host,
    );
  } catch (error) {
    if (error instanceof TenantBroken) throw error;
    deps.log.error({ err: error, tenantId: id }, 'it could not be asked what is due');
    return new Set(names);
  }
}
