import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { accessTokens, externalIdentities, loginSecrets, passwordResets } from '#backend/db/schema/sessions.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { useTickets } from '#backend/modules/factors/factors.repository.ts';

export async function insertToken(tx: Tx, row: typeof accessTokens.$inferInsert): Promise<void> {
  await tx.insert(accessTokens).values(row);
}

/** Ends these tokens; unknown ones are nobody's. Returns whose they were. */
export async function revokeTokens(tx: Tx, tenantId: string, hashes: readonly string[], now: Date): Promise<string[]> {
  if (hashes.length === 0) return [];
  const ended = await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.tenantId, tenantId),
        inArray(accessTokens.tokenHash, [...hashes]),
        isNull(accessTokens.revokedAt),
      ),
    )
    .returning({ userId: accessTokens.userId });
  return ended.map(({ userId }) => userId);
}

/** Ends every session of a person, and those in which they look through another's eyes. */
export async function revokeAllTokens(tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> {
  const living = and(eq(accessTokens.tenantId, tenantId), isNull(accessTokens.revokedAt));
  await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(living, eq(accessTokens.userId, userId)));
  await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(living, eq(accessTokens.impersonatorUserId, userId)));
  // A sign-in that waits for its second factor is half a session.
  await useTickets(tx, tenantId, { userId }, now);
}

/** Ends a person's sessions but one, and those in which they look through another's eyes. Returns how many. */
export async function revokeOtherTokens(
  tx: Tx,
  tenantId: string,
  { userId, keptId }: { userId: string; keptId: string },
  now: Date,
): Promise<number> {
  const theirs = or(eq(accessTokens.userId, userId), eq(accessTokens.impersonatorUserId, userId));
  const ended = await tx
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.tenantId, tenantId),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
        theirs,
        ne(accessTokens.id, keptId),
      ),
    )
    .returning({ id: accessTokens.id });
  await useTickets(tx, tenantId, { userId }, now);
  return ended.length;
}

/** More than anybody signs in from. */
const SESSIONS_SHOWN = 50;

/** A person's own living sessions, newest first. A manager's look through their eyes is none of theirs. */
export function tokensOf(tx: Tx, tenantId: string, userId: string, now: Date) {
  return tx
    .select({
      id: accessTokens.id,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      agent: accessTokens.agent,
      address: accessTokens.address,
    })
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.tenantId, tenantId),
        eq(accessTokens.userId, userId),
        isNull(accessTokens.impersonatorUserId),
        isNull(accessTokens.revokedAt),
        gt(accessTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(accessTokens.createdAt))
    .limit(SESSIONS_SHOWN);
}

export async function insertLoginSecret(tx: Tx, row: typeof loginSecrets.$inferInsert): Promise<void> {
  await tx.insert(loginSecrets).values(row);
}

/** The unused secret with this hash, locked, so that of two who bring it one is late. */
export async function lockLoginSecret(tx: Tx, tenantId: string, secretHash: string) {
  const [row] = await tx
    .select()
    .from(loginSecrets)
    .where(
      and(eq(loginSecrets.tenantId, tenantId), eq(loginSecrets.secretHash, secretHash), isNull(loginSecrets.usedAt)),
    )
    .for('update');
  return row ?? null;
}

/** Uses up one secret, or all that a person still has. */
export async function useLoginSecrets(tx: Tx, tenantId: string, which: { id: string } | { userId: string }, now: Date) {
  const chosen = 'id' in which ? eq(loginSecrets.id, which.id) : eq(loginSecrets.userId, which.userId);
  await tx
    .update(loginSecrets)
    .set({ usedAt: now })
    .where(and(eq(loginSecrets.tenantId, tenantId), chosen, isNull(loginSecrets.usedAt)));
}

export async function insertReset(tx: Tx, row: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(row);
}

/** The living link with this hash, locked. */
export async function lockReset(tx: Tx, tenantId: string, tokenHash: string) {
  const [row] = await tx
    .select()
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.tenantId, tenantId),
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        isNull(passwordResets.voidedAt),
      ),
    )
    .for('update');
  return row ?? null;
}

export async function useReset(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tenantId, tenantId), eq(passwordResets.id, id)));
}

/** A new link voids the old ones. */
export async function voidResets(tx: Tx, tenantId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ voidedAt: now })
    .where(
      and(
        eq(passwordResets.tenantId, tenantId),
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        isNull(passwordResets.voidedAt),
      ),
    );
}

/** Who signs in by this account elsewhere, or null. */
export async function findIdentity(tx: Tx, tenantId: string, issuer: string, subject: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(
      and(
        eq(externalIdentities.tenantId, tenantId),
        eq(externalIdentities.issuer, issuer),
        eq(externalIdentities.subject, subject),
      ),
    );
  return row?.userId ?? null;
}

export async function insertIdentity(tx: Tx, row: typeof externalIdentities.$inferInsert): Promise<void> {
  await tx.insert(externalIdentities).values(row).onConflictDoNothing();
}
