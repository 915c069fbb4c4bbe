import { and, eq, inArray, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Reference and investor's name of orders, by id. */
export async function refundOrders(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { reference: string; investor: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: investments.id,
      reference: investments.reference,
      investor: sql<string>`trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, ''))`,
    })
    .from(investments)
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, investments.tenantId), eq(userProfiles.userId, investments.userId)),
    )
    .where(and(eq(investments.tenantId, tx.tenantId), inArray(investments.id, [...ids])));
  return new Map(rows.map(({ id, reference, investor }) => [id, { reference, investor }]));
}
