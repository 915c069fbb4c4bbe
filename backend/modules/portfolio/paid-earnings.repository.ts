import { and, asc, eq, ne } from 'drizzle-orm';
import { earnings } from '#backend/db/schema/earnings.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PaidEarning } from './portfolio-history.ts';

/** Every earning that was paid to a person, oldest first. Cents. */
export async function paidEarnings(tx: Tx, tenantId: string, userId: string): Promise<PaidEarning[]> {
  const rows = await tx
    .select({
      issuanceId: earnings.issuanceId,
      at: earnings.executedAt,
      netCents: earnings.netCents,
      withheldCents: earnings.withheldCents,
      returnCents: earnings.returnCents,
    })
    .from(earnings)
    .where(and(eq(earnings.tenantId, tenantId), eq(earnings.userId, userId), ne(earnings.status, 'PENDING')))
    .orderBy(asc(earnings.executedAt));
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}
