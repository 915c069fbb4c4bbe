import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { chainPortions, chainTransfers } from '#backend/db/schema/chain-payments.ts';
import { paymentAttempts } from '#backend/db/schema/online-payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';

/** Attempts of a chain whose balance is due: the open ones, and those that ended since a moment and were last looked at before another. */
export function attemptsToLookAt(
  tx: Tx,
  { chainId, endedSince, lookedBefore, most }: { chainId: number; endedSince: Date; lookedBefore: Date; most: number },
): Promise<AttemptRow[]> {
  const isOpen = eq(paymentAttempts.state, 'OPEN');
  const looked = paymentAttempts.balanceLookedAt;
  return tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.tenantId, tx.tenantId),

        eq(paymentAttempts.provider, 'chain'),
        sql`(${paymentAttempts.details} ->> 'chainId')::int = ${chainId}`,
        or(isOpen, and(gte(paymentAttempts.updatedAt, endedSince), or(isNull(looked), lt(looked, lookedBefore)))),
      ),
    )
    .orderBy(sql`${isOpen} desc`, sql`${looked} asc nulls first`, asc(paymentAttempts.id))
    .limit(most);
}

export async function markLookedAt(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentAttempts)
    .set({ balanceLookedAt: at })
    .where(and(eq(paymentAttempts.tenantId, tx.tenantId), inArray(paymentAttempts.id, [...ids])));
}

/** What the books know of a deposit address. */
export interface KnownOf {
  transfers: { payer: string; wei: bigint; blockNumber: number }[];
  /** Wei that has left with what was carried out. */
  left: bigint;
  /** Something is being sent back, or was so after the block's time: what lies there is not certain. */
  isMoving: boolean;
}

/** Reads what the books know, for a balance as of a block of a certain time. Transfers that are looked for count too: theirs is another notice. */
export async function knownOf(tx: Tx, attemptId: string, blockAt: Date): Promise<KnownOf> {
  const { payer, wei, blockNumber } = chainTransfers;
  const transfers = await tx
    .select({ payer, wei, blockNumber })
    .from(chainTransfers)
    .where(and(eq(chainTransfers.tenantId, tx.tenantId), eq(chainTransfers.attemptId, attemptId)));
  const portions = await tx
    .select()
    .from(chainPortions)
    .where(and(eq(chainPortions.tenantId, tx.tenantId), eq(chainPortions.attemptId, attemptId)));
  const sent = portions.filter(({ sentAt, failedAt }) => sentAt && !failedAt);
  return {
    transfers,
    // Before fees were set to the wei a part of the reserve stayed behind: it is nobody's payment.
    left: sent.reduce(
      (sum, { sentWei, feeWei, pricedAt }) => sum + (sentWei ?? 0n) + (pricedAt ? (feeWei ?? 0n) : 0n),
      0n,
    ),
    isMoving: sent.some(({ minedAt }) => !minedAt || minedAt >= blockAt),
  };
}
