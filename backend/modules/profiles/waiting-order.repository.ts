import { and, desc, eq, inArray } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { COMMITTED_STATUSES } from '#domain/investment/transitions.ts';

/** The newest order of a person that is begun and has no tokens yet: it goes on once their identity is confirmed. Null where there is none; an interest is no order. */
export async function waitingOrderOf(tx: Tx, tenantId: string, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.userId, userId),
        inArray(investments.status, ['CREATED', ...COMMITTED_STATUSES]),
      ),
    )
    .orderBy(desc(investments.createdAt), desc(investments.id))
    .limit(1);
  return row?.id ?? null;
}
