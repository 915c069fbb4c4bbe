import { and, eq } from 'drizzle-orm';
import { issuanceFollows } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

type Follow = typeof issuanceFollows.$inferInsert;

export async function follow(tx: Tx, row: Follow): Promise<void> {
  await tx.insert(issuanceFollows).values(row).onConflictDoNothing();
}

export async function unfollow(tx: Tx, { tenantId, issuanceId, userId }: Omit<Follow, 'createdAt'>): Promise<void> {
  await tx
    .delete(issuanceFollows)
    .where(
      and(
        eq(issuanceFollows.tenantId, tenantId),
        eq(issuanceFollows.issuanceId, issuanceId),
        eq(issuanceFollows.userId, userId),
      ),
    );
}
