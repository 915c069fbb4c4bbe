import { and, eq, inArray } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Those of the named orders that there are, the oldest first, each once. */
export function ordersToMint(tx: Tx, tenantId: string, ids: readonly string[]) {
  return tx
    .select({ id: investments.id, userId: investments.userId, cents: investments.amountCents })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), inArray(investments.id, [...ids])))
    .orderBy(investments.createdAt, investments.id);
}
