import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { COMMITTED_STATUSES } from '#domain/investment/transitions.ts';

/** The requests of an offer that are not allotted yet, in the order in which they were confirmed. One statement, however many there are. */
export function requestsOf(tx: Tx, tenantId: string, issuanceId: string) {
  return tx
    .select({
      id: investments.id,
      userId: investments.userId,
      reference: investments.reference,
      status: investments.status,
      tokens: investments.tokens,
      price: investments.price,
      amountCents: investments.amountCents,
      feeCents: investments.feeCents,
      balanceCents: investments.balanceCents,
      reflectionEndsAt: investments.reflectionEndsAt,
    })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.issuanceId, issuanceId),
        eq(investments.isRequest, true),
        inArray(investments.status, [...COMMITTED_STATUSES]),
      ),
    )
    .orderBy(asc(investments.acceptedAt), asc(investments.id));
}
export type RequestRow = Awaited<ReturnType<typeof requestsOf>>[number];

/** Rows of one statement: the totals' trigger looks at all rows that a statement changes, beside each other. */
const AT_ONCE = 250;

/** Writes beside each request what it is allotted, some hundreds in a statement. The issuance is locked, so that no request comes or goes meanwhile. */
export async function writeAllotment(
  tx: Tx,
  tenantId: string,
  shares: readonly { id: string; tokens: number }[],
): Promise<void> {
  for (let from = 0; from < shares.length; from += AT_ONCE)
    await tx.execute(sql`
    update investments v set allotted_tokens = s.tokens
    from jsonb_to_recordset(${JSON.stringify(shares.slice(from, from + AT_ONCE))}::jsonb) as s (id uuid, tokens bigint)
    where v.tenant_id = ${tenantId} and v.id = s.id and v.is_request`);
}
