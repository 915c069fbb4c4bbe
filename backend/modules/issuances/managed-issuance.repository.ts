import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';

/** The issuance of a condition (`managedOne`), or null. */
export async function managedIssuance(tx: Tx, where: SQL | undefined): Promise<IssuanceRow | null> {
  const [row] = await tx
    .select()
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where))
    .limit(1);
  return row ?? null;
}
