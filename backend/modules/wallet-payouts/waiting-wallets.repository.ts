import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { payouts } from '#backend/db/schema/payouts.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { frozenOfPayout } from '#backend/modules/payouts/waiting-payouts.repository.ts';
import { PARTY } from '#backend/modules/profiles/display-name.repository.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';

/** The wallet that a payout's person has in force. */
const wallet = (column: 'address' | 'proved_at') => sql`(select w.${sql.raw(column)} from wallets w
  where w.tenant_id = ${payouts.tenantId} and w.user_id = ${payouts.userId} order by w.created_at desc limit 1)`;

/** A payout to a wallet, the one that its person has now, and what decides, besides their identity check, whether they can be paid. */
export const WALLET_PAYOUT = {
  id: payouts.id,
  userId: payouts.userId,
  amountCents: payouts.amountCents,
  createdAt: payouts.createdAt,
  name: PARTY.name,
  address: sql<string | null>`${wallet('address')}`,
  provedAt: sql`${wallet('proved_at')}`.mapWith((at: string | Date | null) => (at === null ? null : new Date(at))),
  status: users.status,
  deletedAt: users.deletedAt,
  idExpiresOn: userProfiles.idExpiresOn,
  frozen: frozenOfPayout,
  stopped: isStopped(sql`${payouts.tenantId}`, sql`${payouts.userId}`),
};

/** How the tables of `WALLET_PAYOUT` hang together. */
export const personOf: SQL | undefined = and(eq(users.tenantId, payouts.tenantId), eq(users.id, payouts.userId));
export const profileOf: SQL | undefined = and(
  eq(userProfiles.tenantId, payouts.tenantId),
  eq(userProfiles.userId, payouts.userId),
);

/** Money that waits for the next batch. */
export type WaitingWallet = Awaited<ReturnType<typeof waitingWallets>>[number];

interface Asked {
  most: number;
  /** The id of the payout before the first; null: from the oldest. */
  after: string | null;
  /** Keeps them for the batch that they go into. */
  lock: boolean;
}

/** The oldest that wait, after one of them. */
export async function waitingWallets(tx: Tx, tenantId: string, { most, after, lock }: Asked) {
  const behind = after
    ? sql`(${payouts.createdAt}, ${payouts.id}) > (select o.created_at, o.id from payouts o where o.tenant_id = ${tenantId} and o.id = ${after})`
    : undefined;
  const rows = tx
    .select(WALLET_PAYOUT)
    .from(payouts)
    .innerJoin(users, personOf)
    .innerJoin(userProfiles, profileOf)
    .where(and(eq(payouts.tenantId, tenantId), eq(payouts.state, 'WAITING'), isNotNull(payouts.walletAddress), behind))
    .orderBy(asc(payouts.createdAt), asc(payouts.id))
    .limit(most);
  return lock ? rows.for('update', { of: payouts }) : rows;
}
