import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListOrder } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { paymentProofs } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { Totals } from '#backend/totals/totals.repository.ts';
import { mintableStatuses, PROOF_STATUSES } from '#domain/investment/waiting.ts';
import { isInReflection, issuancesOf, mintedByHand, scopeOf } from './managed-filter.repository.ts';
import { ofInvestment, waitsForBank } from './refund-rows.repository.ts';

/** Something that waits for a manager: how many, since when, how much (cents). */
export interface Waiting {
  count: number;
  oldestAt: Date | null;
  cents: bigint;
}

type WaitsFor = 'proof' | 'mint' | 'refund';

interface WaitingRow extends Record<string, unknown> {
  count: string;
  cents: string;
  /** A text: moments of statements that are no query of a table are not read. */
  oldest_at: string | null;
}

/** Since when the oldest refund of an investment that a manager has to send was asked for. */
const refundSince = (now: Date): SQL =>
  sql`(select min(r.created_at) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;
/** What a manager has to send of an investment. */
export const refundCents = (now: Date): SQL =>
  sql`(select sum(r.amount_cents) from refunds r where ${ofInvestment('r')} and ${waitsForBank('r', now)})`;

/** Since when an order waits, by what for; proofs as in their queue. */
const WAITS_SINCE: Record<WaitsFor, (now: Date) => SQL> = {
  proof: () => sql`(select max(p.uploaded_at) from payment_proofs p where ${ofInvestment('p')})`,
  mint: () => sql`greatest(${investments.chargedAt}, ${investments.signedAt}, ${investments.reflectionEndsAt})`,
  refund: refundSince,
};

/** The order of a list of what waits: what has waited longest comes first. */
export const longestFirst = (waiting: WaitsFor, now: Date): ListOrder => ({
  keys: [
    { of: sql`coalesce(${WAITS_SINCE[waiting](now)}, 'infinity')`, kind: 'moment' },
    { of: investments.id, kind: 'id' },
  ],
});

/**
 * All that waits for the caller, whatever a list is filtered by.
 * @param totals of the caller's orders
 */
export async function inboxOf(
  call: SignedInCall,
  signs: boolean,
  totals: Promise<Totals>,
): Promise<Record<WaitsFor, Waiting>> {
  const [oldestAt, mint, refund] = await Promise.all([
    oldestProof(call),
    waitingForMint(call, signs),
    waitingForRefund(call),
  ]);
  const proof = (await totals).of({ kind: 'investment', statuses: PROOF_STATUSES });
  return { proof: { ...proof, oldestAt }, mint, refund };
}

/** When the newest proof of the order was uploaded that has waited longest. */
async function oldestProof(call: SignedInCall): Promise<Date | null> {
  const [row] = await call.tx
    .select({ at: paymentProofs.uploadedAt })
    .from(paymentProofs)
    .innerJoin(
      investments,
      and(eq(investments.tenantId, paymentProofs.tenantId), eq(investments.id, paymentProofs.investmentId)),
    )
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(
      and(
        eq(paymentProofs.tenantId, call.tenant.id),
        scopeOf(call),
        sql`${investments.status} = 'PROOF_OF_PAYMENT_UPLOADED'`,
        sql`${paymentProofs.rejectedAt} is null and ${paymentProofs.confirmedAt} is null`,
        sql`not exists (select 1 from payment_proofs newer where newer.tenant_id = ${paymentProofs.tenantId}
          and newer.investment_id = ${paymentProofs.investmentId} and newer.uploaded_at > ${paymentProofs.uploadedAt})`,
      ),
    )
    .orderBy(asc(paymentProofs.uploadedAt))
    .limit(1);
  return row?.at ?? null;
}

/**
 * Orders that `waitsForMint` finds, without looking at each: all of the issuances that a manager mints, less those of the last days that are inside
 * their reflection period; the first of each by since when money, signature and reflection period were there.
 */
async function waitingForMint(call: SignedInCall, signs: boolean): Promise<Waiting> {
  const { tx, tenant, now } = call;
  const statuses = sql.raw(
    mintableStatuses(signs)
      .map((status) => `'${status}'`)
      .join(', '),
  );
  const since = sql`greatest(v.charged_at, v.signed_at, v.reflection_ends_at)`;
  const ofOffer = sql`v.tenant_id = ${tenant.id} and v.issuance_id = o.id and v.status in (${statuses})`;
  return waitingOf(
    tx,
    sql`with o as materialized (select ${issuances.id} as id from ${issuances} where ${and(issuancesOf(call), mintedByHand(now))})
      select (k.count - w.count)::text as count, (k.cents - w.cents)::text as cents, to_json(f.since) #>> '{}' as oldest_at
      from (select coalesce(sum(t.count), 0) as count, coalesce(sum(t.cents), 0) as cents
        from o join totals_now t on t.tenant_id = ${tenant.id} and t.kind = 'investment' and t.issuance_id = o.id and t.status in (${statuses})) k,
      (select count(*) as count, coalesce(sum(v.amount_cents), 0) as cents
        from o join investments v on ${ofOffer} and ${isInReflection(sql`v.reflection_ends_at`, now)}) w,
      (select min(first.since) as since from o cross join lateral (
        select ${since} as since from investments v
        where ${ofOffer} and ${isInReflection(sql`v.reflection_ends_at`, now)} is not true order by ${since} limit 1) first) f`,
  );
}

/** Of the refunds that are not sent yet; which of them wait for a manager is a matter of time as well. */
function waitingForRefund(call: SignedInCall): Promise<Waiting> {
  return waitingOf(
    call.tx,
    sql`select count(distinct r.investment_id)::text as count, coalesce(sum(r.amount_cents), 0)::text as cents, to_json(min(r.created_at)) #>> '{}' as oldest_at
      from refunds r join ${investments} on ${ofInvestment('r')}
      join ${issuances} on ${and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId))}
      where r.tenant_id = ${call.tenant.id} and ${waitsForBank('r', call.now)} and ${scopeOf(call)}`,
  );
}

async function waitingOf(tx: Tx, statement: SQL): Promise<Waiting> {
  const [row] = (await tx.execute<WaitingRow>(statement)).rows;
  return {
    count: Number(row?.count ?? 0),
    cents: BigInt(row?.cents ?? 0),
    oldestAt: row?.oldest_at ? new Date(row.oldest_at) : null,
  };
}

/** Issuances by their ids, the oldest first, as a filter names them. */
export async function titlesOf({ tx, tenant }: SignedInCall, ids: string[]) {
  if (ids.length === 0) return [];
  return await tx
    .select({ id: issuances.id, title: issuances.title })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenant.id), sql`${issuances.id} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(asc(issuances.createdAt), asc(issuances.id));
}
