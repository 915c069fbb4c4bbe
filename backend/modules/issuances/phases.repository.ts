import { and, eq } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceStatusHistory, issuances } from '#backend/db/schema/issuances.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The name of whoever recorded an approval. */
export async function usernameOf(tx: Tx, tenantId: string, userId: string): Promise<string> {
  const [row] = await tx
    .select({ name: users.username })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row?.name ?? '';
}

/** Every order of an issuance with what decides what becomes of it. */
export function ordersOf(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select({
      userId: investments.userId,
      status: investments.status,
      amountCents: investments.amountCents,
      reflectionEndsAt: investments.reflectionEndsAt,
    })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), eq(investments.issuanceId, issuanceId)));
}

export async function updateIssuance(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<typeof issuances.$inferInsert>,
): Promise<void> {
  await tx
    .update(issuances)
    .set(change)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
}

export async function insertPhase(tx: Tx, row: typeof issuanceStatusHistory.$inferInsert): Promise<void> {
  await tx.insert(issuanceStatusHistory).values(row);
}
