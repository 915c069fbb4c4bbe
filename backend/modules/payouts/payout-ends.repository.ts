import { and, eq, inArray } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The money has left the account; what was claimed with it is delivered. */
export async function payoutsLeft(tx: Tx, tenantId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'SENT', sentAt: now })
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, [...ids])));
  await tx
    .update(earnings)
    .set({ deliveredAt: now })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, [...ids])));
}

/** The bank sent it back: it waits for the next file, with the reason. */
export async function payoutsBack(tx: Tx, tenantId: string, ids: readonly string[], failure: string): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'WAITING', sentAt: null, failure })
    .where(and(eq(payouts.tenantId, tenantId), inArray(payouts.id, [...ids])));
  await tx
    .update(earnings)
    .set({ processedAt: null, deliveredAt: null })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.payoutId, [...ids])));
}
