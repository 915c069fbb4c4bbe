import { and, eq, type SQL } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What a message says of its project; null where the filter finds none. */
export async function projectWhere(tx: Tx, where: SQL | undefined) {
  const [row] = await tx
    .select({ id: issuances.id, slug: issuances.slug, title: issuances.title })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tx.tenantId), where));
  return row ?? null;
}

/** The project of a message; null where it is gone. */
export function projectOf(tx: Tx, tenantId: string, id: string) {
  return projectWhere(tx, and(eq(issuances.tenantId, tenantId), eq(issuances.id, id)));
}
