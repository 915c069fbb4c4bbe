import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What a page of an issuance's list says of it; null where the filter finds none. */
export async function issuanceHead(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select({ id: issuances.id, title: issuances.title, status: issuances.status, symbol: issuances.tokenSymbol })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where));
  return row ?? null;
}
