import { and, asc, eq, isNull } from 'drizzle-orm';
import { balanceHolds } from '#backend/db/schema/balance-holds.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What orders that are not paid yet have set aside of a person's balance, oldest first: one live order a project. */
export function heldByOrders(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({
      id: investments.id,
      reference: investments.reference,
      title: issuances.title,
      cents: balanceHolds.amountCents,
    })
    .from(balanceHolds)
    .innerJoin(
      investments,
      and(eq(investments.tenantId, balanceHolds.tenantId), eq(investments.id, balanceHolds.investmentId)),
    )
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(
      and(
        eq(balanceHolds.tenantId, tenantId),
        eq(investments.userId, userId),
        isNull(balanceHolds.releasedAt),
        isNull(balanceHolds.spentAt),
      ),
    )
    .orderBy(asc(balanceHolds.createdAt), asc(balanceHolds.id));
}
