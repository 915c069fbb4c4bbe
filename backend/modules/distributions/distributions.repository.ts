import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { exactly } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { distributionApprovals, distributions } from '#backend/db/schema/distributions.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type DistributionRow = typeof distributions.$inferSelect;
type Named = Pick<DistributionRow, 'tenantId' | 'id'>;

const isRow = ({ tenantId, id }: Named) => and(eq(distributions.tenantId, tenantId), eq(distributions.id, id));

/** The issuance must be locked: its distributions are numbered. */
export async function insertDistribution(
  tx: Tx,
  values: Omit<typeof distributions.$inferInsert, 'id' | 'number'>,
): Promise<DistributionRow> {
  const number = sql<number>`(select coalesce(max(d.number), 0) + 1 from distributions d
    where d.tenant_id = ${values.tenantId} and d.issuance_id = ${values.issuanceId})`;
  const [row] = await tx
    .insert(distributions)
    .values({ ...values, number })
    .returning();
  if (!row) throw new Error('the distribution was not written');
  return row;
}

type Said = Pick<
  DistributionRow,
  'tenantId' | 'issuanceId' | 'kind' | 'name' | 'recordOn' | 'incomeCents' | 'gainCents' | 'returnCents'
>;

/** Whether one that says the same stands or was paid; the issuance is locked. */
export async function standsAlready(tx: Tx, said: Said): Promise<boolean> {
  const same = Object.entries(said).map(([column, value]) => eq(distributions[column as keyof Said], value));
  const stands = inArray(distributions.status, ['PROPOSED', 'APPROVED', 'PAID']);
  return (await tx.$count(distributions, and(...same, stands))) > 0;
}

export async function distributionById(tx: Tx, tenantId: string, id: string): Promise<DistributionRow | null> {
  const [row] = await tx.select().from(distributions).where(isRow({ tenantId, id }));
  return row ?? null;
}

/** Locks a distribution: for whatever moves it, funds it or pays it. After the issuance, before the accounts. */
export async function lockDistribution(tx: Tx, tenantId: string, id: string): Promise<DistributionRow | null> {
  const [row] = await tx.select().from(distributions).where(isRow({ tenantId, id })).for('no key update');
  return row ?? null;
}

export async function updateDistribution(
  tx: Tx,
  row: Named,
  change: Partial<typeof distributions.$inferInsert>,
): Promise<DistributionRow> {
  const [after] = await tx
    .update(distributions)
    .set(change)
    .where(and(eq(distributions.tenantId, tx.tenantId), isRow(row)))
    .returning();
  if (!after) throw new Error('the distribution is gone');
  return after;
}

const NEWEST: ListOrder = {
  keys: [
    { of: distributions.proposedAt, kind: 'moment' },
    { of: distributions.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of an issuance's distributions, newest first. */
export function distributionsPage(
  tx: Tx,
  { tenantId, issuanceId }: { tenantId: string; issuanceId: string },
  asked: Place,
) {
  const where = and(eq(distributions.tenantId, tenantId), eq(distributions.issuanceId, issuanceId));
  return pageByKey<DistributionRow & { key: string[] }>({
    asked,
    order: NEWEST,
    scope: [tenantId, 'distributions', issuanceId],
    rows: ({ key, where: beside, orderBy, limit }) =>
      tx
        .select({ ...getTableColumns(distributions), key })
        .from(distributions)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () => exactly(tx.$count(distributions, where)),
  });
}

/** Managers who have said yes, the first one first. */
export function approvalsOf(tx: Tx, { tenantId, id }: Named) {
  return tx
    .select({ userId: distributionApprovals.userId, at: distributionApprovals.at })
    .from(distributionApprovals)
    .where(and(eq(distributionApprovals.tenantId, tenantId), eq(distributionApprovals.distributionId, id)))
    .orderBy(distributionApprovals.at);
}

/** Keeps a manager's yes. */
export async function insertApproval(tx: Tx, { tenantId, id }: Named, userId: string, at: Date): Promise<void> {
  await tx.insert(distributionApprovals).values({ tenantId, distributionId: id, userId, at });
}

/** Takes back every yes: it was said to other sums. */
export async function dropApprovals(tx: Tx, { tenantId, id }: Named): Promise<void> {
  await tx
    .delete(distributionApprovals)
    .where(and(eq(distributionApprovals.tenantId, tenantId), eq(distributionApprovals.distributionId, id)));
}
