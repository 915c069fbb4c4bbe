import { and, asc, eq, inArray } from 'drizzle-orm';
import { distributions } from '#backend/db/schema/distributions.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionRow } from './distributions.repository.ts';

/** Locks the distributions of these references, by id; answers them by reference. */
export async function lockNamedDistributions(
  tx: Tx,
  tenantId: string,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .select({ id: distributions.id, reference: distributions.reference })
    .from(distributions)
    .where(and(eq(distributions.tenantId, tenantId), inArray(distributions.reference, [...references])))
    .orderBy(asc(distributions.id))
    .for('no key update');
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** The distribution of a reference; null where there is none. */
export async function distributionNamed(tx: Tx, tenantId: string, reference: string): Promise<DistributionRow | null> {
  const [row] = await tx
    .select()
    .from(distributions)
    .where(and(eq(distributions.tenantId, tenantId), eq(distributions.reference, reference)));
  return row ?? null;
}
