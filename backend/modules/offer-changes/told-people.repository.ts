import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceChangeOrders } from '#backend/db/schema/issuance-changes.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { ChangeRow } from './offer-changes.repository.ts';

const isOf = ({ tenantId, id }: Pick<ChangeRow, 'tenantId' | 'id'>) =>
  and(eq(issuanceChangeOrders.tenantId, tenantId), eq(issuanceChangeOrders.changeId, id));

/** The next people whom a change met and who have not been written to, with their order; locked, so that nobody else writes to them. */
export function untold(tx: Tx, change: Pick<ChangeRow, 'tenantId' | 'id'>, limit: number) {
  return tx
    .select({
      investmentId: issuanceChangeOrders.investmentId,
      userId: users.id,
      email: users.email,
      lang: users.lang,
      status: investments.status,
      /** Who is gone or was rejected can do nothing with it. */
      reads: sql<boolean>`${isNull(users.deletedAt)} and ${ne(users.status, 'REJECTED')}`,
    })
    .from(issuanceChangeOrders)
    .innerJoin(users, and(eq(users.tenantId, issuanceChangeOrders.tenantId), eq(users.id, issuanceChangeOrders.userId)))
    .innerJoin(
      investments,
      and(
        eq(investments.tenantId, issuanceChangeOrders.tenantId),
        eq(investments.id, issuanceChangeOrders.investmentId),
      ),
    )
    .where(and(isOf(change), isNull(issuanceChangeOrders.toldAt)))
    .orderBy(asc(issuanceChangeOrders.userId))
    .limit(limit)
    .for('update', { of: issuanceChangeOrders, skipLocked: true });
}
export type Met = Awaited<ReturnType<typeof untold>>[number];

export async function noteTold(
  tx: Tx,
  change: Pick<ChangeRow, 'tenantId' | 'id'>,
  investmentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (investmentIds.length === 0) return;
  await tx
    .update(issuanceChangeOrders)
    .set({ toldAt: now })
    .where(and(isOf(change), inArray(issuanceChangeOrders.investmentId, [...investmentIds])));
}
