import { and, eq, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuanceFollows } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';

const PAID = sql.raw(MONEY_IN_STATUSES.map((status) => `'${status}'`).join(', '));

/** How an offer stands: cents received, distinct people who paid, people who declared interest, and whether this person follows it. */
export async function offerFigures(tx: Tx, issuanceId: string, userId: string) {
  const [row] = await tx
    .select({
      raised: sql<string>`coalesce(sum(amount_cents) filter (where status in (${PAID})), 0)::text`,
      investors: sql<number>`(count(distinct user_id) filter (where status in (${PAID})))::int`,
      interested: sql<number>`(count(*) filter (where status = 'RESERVED'))::int`,
    })
    .from(investments)
    .where(eq(investments.issuanceId, issuanceId));
  const follows = await tx
    .select({ userId: issuanceFollows.userId })
    .from(issuanceFollows)
    .where(and(eq(issuanceFollows.issuanceId, issuanceId), eq(issuanceFollows.userId, userId)));
  return {
    raisedCents: BigInt(row?.raised ?? '0'),
    investors: row?.investors ?? 0,
    interested: row?.interested ?? 0,
    followed: follows.length > 0,
  };
}
