import { sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RAISED_CENTS } from '#backend/totals/totals.repository.ts';
import { firmBefore } from '#domain/investment/firm-money.ts';
import { PAID_STATUSES } from '#domain/investment/transitions.ts';

const SECOND_MS = 1000;

/**
 * Cents for each issuance that can no longer be taken back (`isFirm` of domain/investment/firm-money.ts, said in SQL): what a cap counts. It is the
 * total that is kept with the orders, less what was paid in the last days and may be taken back, and less what requests have not been allotted:
 * rows of two small indexes instead of every order. Whoever decides by it holds the issuance's lock.
 */
export async function firmOf(
  tx: Tx,
  tenantId: string,
  issuanceIds: readonly string[],
  now: Date,
): Promise<Map<string, bigint>> {
  if (issuanceIds.length === 0) return new Map();
  const limit = new Date(firmBefore(now).getTime() - SECOND_MS);
  const paid = sql.raw(PAID_STATUSES.map((status) => `'${status}'`).join(', '));
  const mayGoBack = sql`(v.status in (${paid}) and v.reflection_ends_at > ${limit})`;
  const ofOffer = sql`v.tenant_id = ${tenantId} and v.issuance_id = ${issuances.id}`;
  const { rows } = await tx.execute<{ id: string; cents: string }>(
    sql`select ${issuances.id} as id, (${RAISED_CENTS}
      - coalesce((select sum(v.amount_cents) from ${investments} v where ${ofOffer} and ${mayGoBack}), 0)
      - coalesce((select sum(v.amount_cents - round(coalesce(v.allotted_tokens, 0) * v.price * 100)::bigint) from ${investments} v
        where ${ofOffer} and v.is_request and lonja_money_is_in(v.status) and ${mayGoBack} is not true), 0))::text as cents
      from ${issuances} where ${issuances.tenantId} = ${tenantId} and ${issuances.id} = any(${sql.param([...issuanceIds])}::uuid[])`,
  );
  return new Map(rows.map(({ id, cents }) => [id, BigInt(cents)]));
}
