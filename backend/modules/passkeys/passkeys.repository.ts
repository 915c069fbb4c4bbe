import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { type PasskeyPurpose, passkeyChallenges, passkeys } from '#backend/db/schema/passkeys.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

const areTheirs = (tenantId: string, userId: string) =>
  and(eq(passkeys.tenantId, tenantId), eq(passkeys.userId, userId));
const isIt = (tenantId: string, id: string) => and(eq(passkeys.tenantId, tenantId), eq(passkeys.id, id));

/** A person's passkeys, the oldest first. */
export function passkeysOf(tx: Tx, tenantId: string, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(areTheirs(tenantId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The one that an authenticator calls so, locked: of two who bring one signature at once, one is late. */
export async function lockPasskey(tx: Tx, tenantId: string, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.credentialId, credentialId)))
    .for('update');
  return row ?? null;
}

/** False where the tenant knows it already, whoever has it. */
export async function insertPasskey(tx: Tx, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const made = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return made.length > 0;
}

/** After a use: what the authenticator says of itself now. */
export async function noteUse(
  tx: Tx,
  { tenantId, id }: Pick<PasskeyRow, 'tenantId' | 'id'>,
  use: Pick<PasskeyRow, 'counter' | 'backedUp' | 'lastUsedAt'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(isIt(tenantId, id));
}

/** Takes one away, or all that a person has. */
export async function deletePasskeys(tx: Tx, tenantId: string, which: { id: string } | { userId: string }) {
  await tx.delete(passkeys).where('id' in which ? isIt(tenantId, which.id) : areTheirs(tenantId, which.userId));
}

export async function insertChallenge(tx: Tx, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await tx.insert(passkeyChallenges).values(row);
}

/** The challenge of these very words that nobody has answered, locked. */
export async function lockChallenge(tx: Tx, tenantId: string, challenge: string) {
  const [row] = await tx
    .select()
    .from(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tenantId, tenantId),
        eq(passkeyChallenges.challenge, challenge),
        isNull(passkeyChallenges.usedAt),
      ),
    )
    .for('update');
  return row ?? null;
}

interface Waiting {
  tenantId: string;
  userId: string;
  boundTo: string;
  purpose: PasskeyPurpose;
}

/** The newest challenge of a person that still may be answered. */
export async function waitingChallenge(tx: Tx, { tenantId, userId, boundTo, purpose }: Waiting, now: Date) {
  const [row] = await tx
    .select()
    .from(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tenantId, tenantId),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.boundTo, boundTo),
        eq(passkeyChallenges.purpose, purpose),
        isNull(passkeyChallenges.usedAt),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .orderBy(desc(passkeyChallenges.createdAt), desc(passkeyChallenges.id))
    .limit(1);
  return row ?? null;
}

/** Uses up one challenge, or all that a person still has. */
export async function useChallenges(tx: Tx, tenantId: string, which: { id: string } | { userId: string }, now: Date) {
  const chosen = 'id' in which ? eq(passkeyChallenges.id, which.id) : eq(passkeyChallenges.userId, which.userId);
  await tx
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(and(eq(passkeyChallenges.tenantId, tenantId), chosen, isNull(passkeyChallenges.usedAt)));
}
