import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { LIVE_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';

/** Every interest and unfinished order of an issuance: those whose money is in first, oldest first. `cents`: of what is paid, what goes back. */
export async function liveOrdersOf(tx: Tx, tenantId: string, issuanceId: string) {
  const isPaid = inArray(investments.status, [...PAID_STATUSES]);
  const rows = await tx
    .select({
      id: investments.id,
      userId: investments.userId,
      cents: sql<string>`case when ${isPaid} then ${investments.amountCents} + ${investments.feeCents} else 0 end::text`,
    })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.issuanceId, issuanceId),
        inArray(investments.status, [...LIVE_STATUSES]),
      ),
    )
    .orderBy(desc(isPaid), asc(investments.createdAt), asc(investments.id));
  return rows.map(({ cents, ...row }) => ({ ...row, cents: BigInt(cents) }));
}
