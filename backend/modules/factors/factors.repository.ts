import { and, count, eq, isNull } from 'drizzle-orm';
import { authenticators, recoveryCodes, signInTickets } from '#backend/db/schema/factors.ts';
import type { Tx } from '#backend/db/transaction.ts';

const isTheirs = (tenantId: string, userId: string) =>
  and(eq(authenticators.tenantId, tenantId), eq(authenticators.userId, userId));

/** A person's authenticator, in force or waiting; null where there never was one. */
export async function findAuthenticator(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx.select().from(authenticators).where(isTheirs(tenantId, userId));
  return row ?? null;
}

/** The same, locked: of two who bring one code at once, one is late. */
export async function lockAuthenticator(tx: Tx, tenantId: string, userId: string) {
  const [row] = await tx.select().from(authenticators).where(isTheirs(tenantId, userId)).for('update');
  return row ?? null;
}

export async function keepPending(tx: Tx, row: typeof authenticators.$inferInsert): Promise<void> {
  const { pendingKey, pendingSessionId, pendingUntil } = row;
  await tx
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({
      target: [authenticators.tenantId, authenticators.userId],
      set: { pendingKey, pendingSessionId, pendingUntil },
    });
}

export async function updateAuthenticator(
  tx: Tx,
  tenantId: string,
  userId: string,
  change: Partial<typeof authenticators.$inferInsert>,
): Promise<void> {
  await tx.update(authenticators).set(change).where(isTheirs(tenantId, userId));
}

const areTheirs = (tenantId: string, userId: string) =>
  and(eq(recoveryCodes.tenantId, tenantId), eq(recoveryCodes.userId, userId));

/** The old ones go with the new ones' coming; none: all go. */
export async function replaceCodes(
  tx: Tx,
  { tenantId, userId, createdAt }: { tenantId: string; userId: string; createdAt: Date },
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(areTheirs(tenantId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ tenantId, userId, codeHash, createdAt })));
}

export async function countCodesLeft(tx: Tx, tenantId: string, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(areTheirs(tenantId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Uses up an unused code; false where it is none. */
export async function useCode(
  tx: Tx,
  { tenantId, userId, usedAt }: { tenantId: string; userId: string; usedAt: Date },
  codeHash: string,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(areTheirs(tenantId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function insertTicket(tx: Tx, row: typeof signInTickets.$inferInsert): Promise<void> {
  await tx.insert(signInTickets).values(row);
}

/** The unused ticket with this hash, locked. */
export async function lockTicket(tx: Tx, tenantId: string, tokenHash: string) {
  const [row] = await tx
    .select()
    .from(signInTickets)
    .where(
      and(eq(signInTickets.tenantId, tenantId), eq(signInTickets.tokenHash, tokenHash), isNull(signInTickets.usedAt)),
    )
    .for('update');
  return row ?? null;
}

/** Uses up one ticket, or all that a person still has. */
export async function useTickets(tx: Tx, tenantId: string, which: { id: string } | { userId: string }, now: Date) {
  const chosen = 'id' in which ? eq(signInTickets.id, which.id) : eq(signInTickets.userId, which.userId);
  await tx
    .update(signInTickets)
    .set({ usedAt: now })
    .where(and(eq(signInTickets.tenantId, tenantId), chosen, isNull(signInTickets.usedAt)));
}
