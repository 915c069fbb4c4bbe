import { and, eq } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import type { Tx } from '#backend/db/transaction.ts';

export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<void> {
  await tx.insert(payouts).values(row);
}

const isClaim = (tenantId: string, userId: string, id: string) =>
  and(eq(payouts.tenantId, tenantId), eq(payouts.userId, userId), eq(payouts.id, id), eq(payouts.source, 'EARNINGS'));

/** A person's own claim on its way; null where there is none. */
export async function ownPayout(tx: Tx, tenantId: string, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(payouts)
    .where(isClaim(tenantId, userId, id));
  return row ?? null;
}

/** The same, locked as a batch of ether locks it: of the two the second finds what the first has made of it. */
export async function lockOwnPayout(tx: Tx, tenantId: string, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(payouts)
    .where(isClaim(tenantId, userId, id))
    .for('update');
  return row ?? null;
}

/** A locked claim goes to a bank account in the place of a wallet, and so do the earnings that were claimed with it. */
export async function setToBank(tx: Tx, tenantId: string, id: string, bankAccountId: string): Promise<void> {
  await tx
    .update(payouts)
    .set({ bankAccountId, walletAddress: null })
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
  await tx
    .update(earnings)
    .set({ claimedTo: 'BANK_ACCOUNT' })
    .where(and(eq(earnings.tenantId, tenantId), eq(earnings.payoutId, id)));
}
