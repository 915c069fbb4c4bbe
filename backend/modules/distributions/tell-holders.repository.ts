import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { DistributionRow } from './distributions.repository.ts';

const COLUMNS = {
  id: earnings.id,
  userId: earnings.userId,
  email: users.email,
  lang: users.lang,
  tokens: earnings.tokens,
  grossCents: earnings.grossCents,
  withheldCents: earnings.withheldCents,
  netCents: earnings.netCents,
  claimedTo: earnings.claimedTo,
};

/** The next holders who were paid and have not been written to, locked; what another job has in hand is passed over. */
export function untold(tx: Tx, { tenantId, id }: DistributionRow, limit: number) {
  return tx
    .select(COLUMNS)
    .from(earnings)
    .innerJoin(users, and(eq(users.tenantId, earnings.tenantId), eq(users.id, earnings.userId)))
    .where(
      and(
        eq(earnings.tenantId, tenantId),
        eq(earnings.distributionId, id),
        isNotNull(earnings.executedAt),
        isNull(earnings.toldAt),
      ),
    )
    .orderBy(earnings.userId)
    .limit(limit)
    .for('no key update', { of: earnings, skipLocked: true });
}
export type Untold = Awaited<ReturnType<typeof untold>>[number];

export async function setTold(tx: Tx, { tenantId }: DistributionRow, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(earnings)
    .set({ toldAt: now })
    .where(and(eq(earnings.tenantId, tenantId), inArray(earnings.id, [...ids])));
}
