import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { scopeOf, WAITS_FOR_PROOF, waitsForMint, waitsForRefund } from './managed-filter.repository.ts';
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
async function waitingBy(tx: Tx, where: SQL | undefined, since: SQL, cents: SQL): Promise<Waiting> {
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
const PROOF_SINCE: SQL = sql`(select max(p.uploaded_at) from payment_proofs p
  where p.tenant_id = ${investments.tenantId} and p.investment_id = ${investments.id})`;
/** Since when the oldest refund of an investment that a manager has to send was asked for. */
const refundSince = (now: Date): SQL =>
  sql`(select min(r.created_at) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
/** What a manager has to send of an investment. */
export const refundCents = (now: Date): SQL =>
  sql`(select sum(r.amount_cents) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
/** Since the money and the signature were there and the reflection period was over. */
const MINT_SINCE: SQL = sql`greatest(${investments.chargedAt}, ${investments.signedAt}, ${investments.reflectionEndsAt})`;
const AMOUNT_CENTS: SQL = sql`${investments.amountCents}`;

/** The order of a list of dues: who has waited longest for their money comes first. */
export const longestDueFirst = (now: Date): SQL => asc(refundSince(now));

/** All that waits for the caller, whatever a list is filtered by. */
export async function inboxOf(
  call: SignedInCall,
  signs: boolean,
): Promise<Record<'proof' | 'mint' | 'refund', Waiting>> {
  const { tx, now } = call;
  const scope = scopeOf(call);
  return {
    proof: await waitingBy(tx, and(scope, WAITS_FOR_PROOF), PROOF_SINCE, AMOUNT_CENTS),
    mint: await waitingBy(tx, and(scope, waitsForMint(now, signs)), MINT_SINCE, AMOUNT_CENTS),
    refund: await waitingBy(tx, and(scope, waitsForRefund(now)), refundSince(now), refundCents(now)),
  };
}

/** Issuances that have investments within a scope, for the filter. */
export function issuancesWithInvestments(tx: Tx, scope: SQL | undefined) {
  return tx
    .selectDistinctOn([issuances.createdAt, issuances.id], { id: issuances.id, title: issuances.title })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(scope)
    .orderBy(asc(issuances.createdAt), asc(issuances.id));
}
