import { and, eq, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { OFFER_FIGURES } from '#backend/totals/totals.repository.ts';

/** How an offer stands: cents received, distinct people who paid, people who declared interest, and whether this person follows it. */
export async function offerFigures(tx: Tx, tenantId: string, issuanceId: string, userId: string) {
  // Nested: at the top the columns of the statement's own table would lose its name.
  const followed = sql`select 1 from issuance_follows f where f.tenant_id = ${issuances.tenantId}
    and f.issuance_id = ${issuances.id} and f.user_id = ${userId}`;
  const [row] = await tx
    .select({
      ...OFFER_FIGURES,
      followed: sql<boolean>`exists (${followed})`,
    })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, issuanceId)));
  if (!row) throw new Error(`issuance ${issuanceId} is gone`);
  const { raised, ...figures } = row;
  return { raisedCents: BigInt(raised), ...figures };
}
