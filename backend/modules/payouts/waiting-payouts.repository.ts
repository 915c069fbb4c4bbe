import { and, asc, eq, sql } from 'drizzle-orm';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/**
 * Where a payout goes: to the account that was usable when it was claimed; what the bank sent back from there, to the one that is usable now, where its person has given
 * another.
 */
const accountAt = (
  now: Date,
) => sql`case when ${payouts.failure} is null then ${payouts.bankAccountId} else coalesce((select b.id from bank_accounts b
  where b.tenant_id = ${payouts.tenantId} and b.user_id = ${payouts.userId} and b.replaced_at is null and b.usable_from <= ${now}), ${payouts.bankAccountId}) end`;

/** Money that waits for the next file, with the account that it goes to. */
export type WaitingPayout = Awaited<ReturnType<typeof waitingPayouts>>[number];

/** The oldest that wait. `lock` keeps them for the file that they go into. */
export async function waitingPayouts(
  tx: Tx,
  tenantId: string,
  { most, lock, now }: { most: number; lock: boolean; now: Date },
) {
  const rows = tx
    .select({
      id: payouts.id,
      userId: payouts.userId,
      amountCents: payouts.amountCents,
      createdAt: payouts.createdAt,
      failure: payouts.failure,
      name: bankAccounts.holder,
      iban: bankAccounts.iban,
      bic: bankAccounts.bic,
      status: users.status,
      deletedAt: users.deletedAt,
    })
    .from(payouts)
    .innerJoin(bankAccounts, and(eq(bankAccounts.tenantId, payouts.tenantId), eq(bankAccounts.id, accountAt(now))))
    .innerJoin(users, and(eq(users.tenantId, payouts.tenantId), eq(users.id, payouts.userId)))
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.state, 'WAITING')))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(most);
  return lock ? rows.for('update', { of: payouts }) : rows;
}
