import { and, eq } from 'drizzle-orm';
import { consents } from '#backend/db/schema/consents.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isStopped } from '#backend/modules/screening/stop.repository.ts';
import type { UserStatus } from '#domain/user/status.ts';

/** Keeps what a person accepted; one row per subject. */
export async function keepAccepted(tx: Tx, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  await tx.insert(consents).values(rows);
}

/** The person whose referral code this is; null where nobody's. */
export async function referrerOf(tx: Tx, code: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.referralCode, code)));
  return row?.id ?? null;
}

/** What the manager has said of a person, and whether what a list holds against them stops them. */
export async function userStandingOf(
  tx: Tx,
  tenantId: string,
  userId: string,
): Promise<{ status: UserStatus; stopped: boolean } | null> {
  const [row] = await tx
    .select({ status: users.status, stopped: isStopped(tenantId, userId) })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ?? null;
}
