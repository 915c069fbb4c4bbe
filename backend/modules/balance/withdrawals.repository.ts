import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { payoutTransfers } from '#backend/db/schema/payout-files.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { accountAt } from '#backend/modules/payouts/waiting-payouts.repository.ts';

const OPEN = ['WAITING', 'IN_FILE'] as const;
/** More than anybody has on its way at once. */
const MOST_SHOWN = 100;

/** A withdrawal that is on its way. */
export type OpenWithdrawal = Awaited<ReturnType<typeof openWithdrawals>>[number];

/** A person's withdrawals that have not left the account, oldest first. */
export function openWithdrawals(tx: Tx, tenantId: string, userId: string, now: Date) {
  return tx
    .select({
      id: payouts.id,
      amountCents: payouts.amountCents,
      state: sql<(typeof OPEN)[number]>`${payouts.state}`,
      createdAt: payouts.createdAt,
      failure: payouts.failure,
      iban: sql<string>`coalesce(${payoutTransfers.iban}, ${bankAccounts.iban})`,
    })
    .from(payouts)
    .innerJoin(bankAccounts, and(eq(bankAccounts.tenantId, payouts.tenantId), eq(bankAccounts.id, accountAt(now))))
    .leftJoin(
      payoutTransfers,
      and(
        eq(payoutTransfers.tenantId, payouts.tenantId),
        eq(payoutTransfers.payoutId, payouts.id),
        ne(payoutTransfers.outcome, 'REJECTED'),
      ),
    )
    .where(
      and(
        eq(payouts.tenantId, tenantId),
        eq(payouts.userId, userId),
        eq(payouts.source, 'BALANCE'),
        inArray(payouts.state, [...OPEN]),
      ),
    )
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(MOST_SHOWN);
}

export async function insertWithdrawal(
  tx: Tx,
  row: Omit<typeof payouts.$inferInsert, 'source' | 'state'>,
): Promise<void> {
  await tx.insert(payouts).values({ ...row, source: 'BALANCE' });
}

/** A person's own withdrawal, locked as a file for the bank locks it; null where there is none. */
export async function lockWithdrawal(tx: Tx, tenantId: string, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.tenantId, tenantId),
        eq(payouts.id, id),
        eq(payouts.userId, userId),
        eq(payouts.source, 'BALANCE'),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function setCanceled(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ state: 'CANCELED', canceledAt: now })
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.id, id)));
}
