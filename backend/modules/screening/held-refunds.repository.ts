import { and, eq, gt, isNull, notInArray } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Refunds of a person that their provider sends and has not been asked for, or has not answered, opened after a moment. */
export async function providerRefundsOf(tx: Tx, tenantId: string, userId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(investments, and(eq(investments.tenantId, refunds.tenantId), eq(investments.id, refunds.investmentId)))
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(investments.userId, userId),
        eq(refunds.state, 'PENDING'),
        isNull(refunds.failure),
        isNull(refunds.transferId),
        notInArray(refunds.method, ['BANK_TRANSFER', 'BALANCE']),
        gt(refunds.createdAt, since),
      ),
    );
  return rows.map(({ id }) => id);
}
