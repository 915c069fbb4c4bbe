import { and, eq } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { kycChecks } from '#backend/db/schema/onboarding.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';

/** Writes on a check that had succeeded when, by whom and why it was opened again. */
export async function markReopened(
  tx: Tx,
  checkId: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .update(kycChecks)
    .set({ reopenedAt: at, reopenedBy: by, reopenReason: reason, updatedAt: at })
    .where(and(eq(kycChecks.tenantId, tx.tenantId), eq(kycChecks.id, checkId)));
}

/** Who was verified is no longer: nobody may say so of data that are wrong. A rejection stands. */
export async function takeVerificationBack(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ status: 'PENDING', updatedAt: at })
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId), eq(users.status, 'VERIFIED')));
}

/** The statuses of all orders and interests of a person. */
export async function orderStatusesOf(tx: Tx, userId: string): Promise<InvestmentStatus[]> {
  const rows = await tx
    .select({ status: investments.status })
    .from(investments)
    .where(and(eq(investments.tenantId, tx.tenantId), eq(investments.userId, userId)));
  return rows.map(({ status }) => status);
}
