import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { ofInvestment, waitsForBank } from './refund-rows.repository.ts';

/** Something that waits for a manager: how many, since when, how much (cents). */
export interface Waiting {
  count: number;
  oldestAt: Date | null;
  cents: bigint;
}

/**
 * How much waits by a filter of investments and issuances, and since when.
 * @param since SQL of the moment at which a row began to wait
 * @param cents SQL of the amount that counts
 */
export async function waitingBy(tx: Tx, where: SQL | undefined, since: SQL, cents: SQL): Promise<Waiting> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      oldestAt: sql<string | null>`to_json(min(${since})) #>> '{}'`,
      cents: sql<string>`coalesce(sum(${cents}), 0)::text`,
    })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(where);
  return {
    count: row?.count ?? 0,
    oldestAt: row?.oldestAt ? new Date(row.oldestAt) : null,
    cents: BigInt(row?.cents ?? '0'),
  };
}

/** The newest proof's upload. */
export const PROOF_SINCE: SQL = sql`(select max(p.uploaded_at) from payment_proofs p
  where p.tenant_id = ${investments.tenantId} and p.investment_id = ${investments.id})`;
/** Since when the oldest refund of an investment that a manager has to send was asked for. */
export const refundSince = (now: Date): SQL =>
  sql`(select min(r.created_at) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
/** What a manager has to send of an investment. */
export const refundCents = (now: Date): SQL =>
  sql`(select sum(r.amount_cents) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
/** Since the money and the signature were there and the reflection period was over. */
export const MINT_SINCE: SQL = sql`greatest(${investments.chargedAt}, ${investments.signedAt}, ${investments.reflectionEndsAt})`;
export const AMOUNT_CENTS: SQL = sql`${investments.amountCents}`;

/** Issuances that have investments within a scope, for the filter. */
export function issuancesWithInvestments(tx: Tx, scope: SQL | undefined) {
  return tx
    .selectDistinctOn([issuances.createdAt, issuances.id], { id: issuances.id, title: issuances.title })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(scope)
    .orderBy(asc(issuances.createdAt), asc(issuances.id));
}
