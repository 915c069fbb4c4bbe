import { and, eq, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';
import { type RefundHold, refundHold } from '#domain/investment/refund-hold.ts';

/** What keeps the refunds of an investment from being sent, or null. */
export async function refundHoldOf(tx: Tx, tenantId: string, investmentId: string): Promise<RefundHold | null> {
  const [row] = await tx
    .select({
      stopped: isStopped(sql`${investments}.tenant_id`, sql`${investments}.user_id`),
      frozen: sql<boolean>`exists (select 1 from chain_holders c where c.tenant_id = ${investments}.tenant_id
        and c.issuance_id = ${investments}.issuance_id and c.user_id = ${investments}.user_id and c.frozen)`,
    })
    .from(investments)
    .where(and(eq(investments.tenantId, tenantId), eq(investments.id, investmentId)));
  return row ? refundHold(row) : null;
}
