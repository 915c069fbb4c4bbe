import { and, eq, gt } from 'drizzle-orm';
import { walletChallenges } from '#backend/db/schema/wallets.ts';
import type { Tx } from '#backend/db/transaction.ts';

interface Of {
  tenantId: string;
  userId: string;
  now: Date;
}

const living = ({ tenantId, userId, now }: Of) =>
  and(
    eq(walletChallenges.tenantId, tenantId),
    eq(walletChallenges.userId, userId),
    gt(walletChallenges.expiresAt, now),
  );

/** The words that wait for a person's signature; null where none do, or their time is over. */
export async function challengeOf(tx: Tx, of: Of) {
  const [row] = await tx
    .select()
    .from(walletChallenges)
    .where(and(eq(walletChallenges.tenantId, tx.tenantId), living(of)));
  return row ?? null;
}

/** The same, locked: of two windows that bring one signature, the second finds nothing that waits. */
export async function lockChallenge(tx: Tx, of: Of) {
  const [row] = await tx
    .select()
    .from(walletChallenges)
    .where(and(eq(walletChallenges.tenantId, tx.tenantId), living(of)))
    .for('update');
  return row ?? null;
}

/** A person has one at most: another takes its place. */
export async function putChallenge(tx: Tx, row: typeof walletChallenges.$inferInsert): Promise<void> {
  const { address, message, expiresAt } = row;
  await tx
    .insert(walletChallenges)
    .values(row)
    .onConflictDoUpdate({
      target: [walletChallenges.tenantId, walletChallenges.userId],
      set: { address, message, expiresAt },
    });
}

export async function dropChallenge(tx: Tx, { tenantId, userId }: Omit<Of, 'now'>): Promise<void> {
  await tx
    .delete(walletChallenges)
    .where(and(eq(walletChallenges.tenantId, tenantId), eq(walletChallenges.userId, userId)));
}
