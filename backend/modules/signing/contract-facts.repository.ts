import { and, eq } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Everything that a contract states, from the rows that know it. */
export async function contractRows(tx: Tx, investmentId: string) {
  const [row] = await tx
    .select({ investment: investments, issuance: issuances })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.id, investmentId)));
  if (!row) throw new Error(`investment ${investmentId} is gone`);
  return row;
}
