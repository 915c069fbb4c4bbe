import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';

/**
 * Where a payout goes: to the account that was usable when it was claimed; what the bank sent back from there, to the one that is usable now, where its person has given
 * another.
 */
export const accountAt = (
  now: Date,
) => sql`case when ${payouts.failure} is null then ${payouts.bankAccountId} else coalesce((select b.id from bank_accounts b
  where b.tenant_id = ${payouts.tenantId} and b.user_id = ${payouts.userId} and b.replaced_at is null and b.usable_from <= ${now}), ${payouts.bankAccountId}) end`;

/** Whose tokens are frozen on a chain, of a project that the money comes from. */
export const frozenOfPayout = sql<boolean>`exists (select 1 from earnings e join chain_holders c
  on c.tenant_id = e.tenant_id and c.issuance_id = e.issuance_id and c.user_id = e.user_id and c.frozen
  where e.tenant_id = ${payouts.tenantId} and e.payout_id = ${payouts.id})`;

/** A payout, where it goes, and what decides, besides their identity check, whether its person can be paid. */
export const PAYOUT = {
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
  idExpiresOn: userProfiles.idExpiresOn,
  frozen: frozenOfPayout,
  stopped: isStopped(sql`${payouts.tenantId}`, sql`${payouts.userId}`),
};

/** How the tables of `PAYOUT` hang together, as joins of a read of `payouts`. */
export const joined = (now: Date): { account: SQL | undefined; person: SQL | undefined; profile: SQL | undefined } => ({
  account: and(eq(bankAccounts.tenantId, payouts.tenantId), eq(bankAccounts.id, accountAt(now))),
  person: and(eq(users.tenantId, payouts.tenantId), eq(users.id, payouts.userId)),
  profile: and(eq(userProfiles.tenantId, payouts.tenantId), eq(userProfiles.userId, payouts.userId)),
});

/** Money that waits for the next file, with the account that it goes to. */
export type WaitingPayout = Awaited<ReturnType<typeof waitingPayouts>>[number];

interface Asked {
  most: number;
  /** The id of the payout before the first; null: from the oldest. */
  after: string | null;
  /** Keeps them for the file that they go into. */
  lock: boolean;
  now: Date;
}

/** The oldest that wait, after one of them. */
export async function waitingPayouts(tx: Tx, tenantId: string, { most, after, lock, now }: Asked) {
  const on = joined(now);
  const behind = after
    ? sql`(${payouts.createdAt}, ${payouts.id}) > (select o.created_at, o.id from payouts o where o.tenant_id = ${tenantId} and o.id = ${after})`
    : undefined;
  const rows = tx
    .select(PAYOUT)
    .from(payouts)
    .innerJoin(bankAccounts, on.account)
    .innerJoin(users, on.person)
    .leftJoin(userProfiles, on.profile)
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.state, 'WAITING'), behind))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(most);
  return lock ? rows.for('update', { of: payouts }) : rows;
}
