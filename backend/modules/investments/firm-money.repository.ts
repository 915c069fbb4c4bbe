import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RAISED_CENTS } from '#backend/totals/totals.repository.ts';
import { firmBefore } from '#domain/investment/firm-money.ts';
import { MADE_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';

const SECOND_MS = 1000;

/**
 * Cents for each issuance that can no longer be taken back (`isFirm` of domain/investment/firm-money.ts, said in SQL): what a cap counts. Decide by it
 * under the issuance's lock only: it looks at every order. Pages show `firmOf`.
 */
export async function firmByIssuance(tx: Tx, issuanceIds: readonly string[], now: Date): Promise<Map<string, bigint>> {
  if (issuanceIds.length === 0) return new Map();
  const isOver = or(
    isNull(investments.reflectionEndsAt),
    lte(investments.reflectionEndsAt, new Date(firmBefore(now).getTime() - SECOND_MS)),
  );
  const rows = await tx
    .select({
      issuanceId: investments.issuanceId,
      // A request counts with what it was allotted: the rest goes back, and before the allotment nobody knows.
      cents: sql<string>`coalesce(sum(case when ${investments.isRequest} then round(coalesce(${investments.allottedTokens}, 0) * ${investments.price} * 100)::bigint
        else ${investments.amountCents} end), 0)::text`,
    })
    .from(investments)
    .where(
      and(
        inArray(investments.issuanceId, [...issuanceIds]),
        or(
          inArray(investments.status, [...MADE_STATUSES]),
          and(inArray(investments.status, [...PAID_STATUSES]), isOver),
        ),
      ),
    )
    .groupBy(investments.issuanceId);
  return new Map(rows.map(({ issuanceId, cents }) => [issuanceId, BigInt(cents)]));
}

/** `firmByIssuance` for what is shown: by the totals that are kept, less what was paid in the last days and may still be taken back. */
export async function firmOf(
  tx: Tx,
  tenantId: string,
  issuanceIds: readonly string[],
  now: Date,
): Promise<Map<string, bigint>> {
  if (issuanceIds.length === 0) return new Map();
  const limit = new Date(firmBefore(now).getTime() - SECOND_MS);
  const paid = sql.raw(PAID_STATUSES.map((status) => `'${status}'`).join(', '));
  const { rows } = await tx.execute<{ id: string; cents: string }>(
    sql`select ${issuances.id} as id, (${RAISED_CENTS} - coalesce((select sum(v.amount_cents) from ${investments} v
      where v.tenant_id = ${tenantId} and v.issuance_id = ${issuances.id} and v.status in (${paid}) and v.reflection_ends_at > ${limit}), 0))::text as cents
      from ${issuances} where ${issuances.tenantId} = ${tenantId} and ${issuances.id} = any(${sql.param([...issuanceIds])}::uuid[])`,
  );
  return new Map(rows.map(({ id, cents }) => [id, BigInt(cents)]));
}
