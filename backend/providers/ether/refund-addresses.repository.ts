import { and, desc, eq, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { paymentAttempts } from '#backend/db/schema/online-payments.ts';
import { wallets } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The address that a person has last confirmed for refunds, else their newest wallet; null where they have neither. */
export async function likelyRefundAddress(tx: Tx, userId: string): Promise<string | null> {
  const address = sql<string>`${paymentAttempts.details} ->> 'refundTo'`;
  const [before] = await tx
    .select({ address })
    .from(paymentAttempts)
    .innerJoin(
      investments,
      and(eq(investments.tenantId, paymentAttempts.tenantId), eq(investments.id, paymentAttempts.investmentId)),
    )
    .where(
      and(
        eq(paymentAttempts.tenantId, tx.tenantId),
        eq(investments.userId, userId),
        eq(paymentAttempts.provider, 'chain'),
        sql`${address} is not null`,
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  if (before) return before.address;
  const [wallet] = await tx
    .select({ address: wallets.address })
    .from(wallets)
    .where(and(eq(wallets.tenantId, tx.tenantId), eq(wallets.userId, userId)))
    .orderBy(desc(wallets.createdAt))
    .limit(1);
  return wallet?.address ?? null;
}
