import { and, asc, eq, inArray } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { statementParts, statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';

export async function insertParts(tx: Tx, parts: readonly (typeof statementParts.$inferInsert)[]): Promise<void> {
  await tx.insert(statementParts).values([...parts]);
}

/** What each order got of a movement, in the order of their references. Empty for one that was not split. */
export function partsOf(tx: Tx, rowId: string) {
  return tx
    .select({ id: investments.id, reference: investments.reference, cents: statementParts.amountCents })
    .from(statementParts)
    .innerJoin(
      investments,
      and(eq(investments.tenantId, statementParts.tenantId), eq(investments.id, statementParts.investmentId)),
    )
    .where(and(eq(statementParts.tenantId, tx.tenantId), eq(statementParts.rowId, rowId)))
    .orderBy(asc(investments.reference));
}

/**
 * The orders that a split movement of exactly so many cents has paid together with this one, by id, this one with them: what the bank takes back when
 * it takes that movement back. Empty where there is none.
 */
export async function ordersSplitWith(tx: Tx, investmentId: string, cents: bigint): Promise<string[]> {
  const whole = tx
    .select({ id: statementRows.id })
    .from(statementRows)
    .innerJoin(
      statementParts,
      and(eq(statementParts.tenantId, statementRows.tenantId), eq(statementParts.rowId, statementRows.id)),
    )
    .where(
      and(
        eq(statementRows.tenantId, tx.tenantId),
        eq(statementParts.investmentId, investmentId),
        eq(statementRows.amountCents, cents),
      ),
    )
    .limit(1);
  const rows = await tx
    .select({ id: statementParts.investmentId })
    .from(statementParts)
    .where(and(eq(statementParts.tenantId, tx.tenantId), inArray(statementParts.rowId, whole)))
    .orderBy(asc(statementParts.investmentId));
  return rows.map(({ id }) => id);
}
