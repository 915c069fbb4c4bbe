import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import { tokenHolds } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';

interface Asked {
  tenantId: string;
  issuanceId: string;
  userIds: readonly string[];
  at: Date;
}

/** Tokens of an issuance that were kept from being given away at a moment, by who holds them. */
export async function keptTokens(tx: Tx, { tenantId, issuanceId, userIds, at }: Asked): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: tokenHolds.userId, tokens: sql<string>`sum(${tokenHolds.tokens})::text` })
    .from(tokenHolds)
    .where(
      and(
        eq(tokenHolds.tenantId, tenantId),
        eq(tokenHolds.issuanceId, issuanceId),
        inArray(tokenHolds.userId, [...userIds]),
        lte(tokenHolds.createdAt, at),
        or(isNull(tokenHolds.endedAt), gt(tokenHolds.endedAt, at)),
      ),
    )
    .groupBy(tokenHolds.userId);
  return new Map(rows.map(({ userId, tokens }) => [userId, Number(tokens)]));
}

/** What the record-keeping body calls an issuance; null while nothing is written down. */
export async function recordReference(tx: Tx, tenantId: string, issuanceId: string): Promise<string | null> {
  const [row] = await tx
    .select({ reference: issuances.erirReference })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.id, issuanceId)));
  return row?.reference ?? null;
}
