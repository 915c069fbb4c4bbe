import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { chainTransfers } from '#backend/db/schema/chain-payments.ts';
import { paymentAttempts } from '#backend/db/schema/online-payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';

export type TransferRow = typeof chainTransfers.$inferSelect;

/** Attempts whose deposit address is one of these: every address ever shown counts, in whatever state its attempt is. */
export function attemptsAt(tx: Tx, addresses: readonly string[]): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.tenantId, tx.tenantId),
        eq(paymentAttempts.provider, 'chain'),
        inArray(paymentAttempts.reference, [...addresses]),
      ),
    );
}

/** Keeps a transfer, or the block in which it stands now; what is booked stays as it is. */
export async function keepTransfer(tx: Tx, transfer: typeof chainTransfers.$inferInsert): Promise<void> {
  const { blockNumber, blockHash, blockAt } = transfer;
  await tx
    .insert(chainTransfers)
    .values(transfer)
    .onConflictDoUpdate({
      target: [chainTransfers.tenantId, chainTransfers.hash],
      set: { blockNumber, blockHash, blockAt, state: 'SEEN' },
      setWhere: sql`${chainTransfers.state} in ('SEEN', 'GONE')`,
    });
}

export async function transferByHash(tx: Tx, hash: string): Promise<TransferRow | null> {
  const [row] = await tx
    .select()
    .from(chainTransfers)
    .where(and(eq(chainTransfers.tenantId, tx.tenantId), eq(chainTransfers.hash, hash)));
  return row ?? null;
}

/** Transfers that are on the chain and not booked, and what has left it and was seen since a moment; by the number of their block. */
export function transfersToLookAt(tx: Tx, goneSince: Date): Promise<TransferRow[]> {
  return tx
    .select()
    .from(chainTransfers)
    .where(
      and(
        eq(chainTransfers.tenantId, tx.tenantId),
        or(
          eq(chainTransfers.state, 'SEEN'),
          and(eq(chainTransfers.state, 'GONE'), gte(chainTransfers.seenAt, goneSince)),
        ),
      ),
    )
    .orderBy(asc(chainTransfers.blockNumber))
    .limit(500);
}

/** Attempts with confirmed transfers that are not booked. */
export async function attemptsToSettle(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: chainTransfers.attemptId })
    .from(chainTransfers)
    .where(and(eq(chainTransfers.tenantId, tx.tenantId), eq(chainTransfers.state, 'CONFIRMED')));
  return rows.map(({ id }) => id);
}

/** Transfers of one attempt that stand on the chain, in their order there. */
export function transfersOf(tx: Tx, attemptId: string): Promise<TransferRow[]> {
  return tx
    .select()
    .from(chainTransfers)
    .where(
      and(
        eq(chainTransfers.tenantId, tx.tenantId),
        eq(chainTransfers.attemptId, attemptId),
        sql`${chainTransfers.state} <> 'GONE'`,
      ),
    )
    .orderBy(asc(chainTransfers.blockNumber), asc(chainTransfers.hash));
}

/** Changes a transfer that stands still where it was seen; false where another run was faster. */
export async function updateTransfer(
  tx: Tx,
  { hash, state, blockHash }: Pick<TransferRow, 'hash' | 'state' | 'blockHash'>,
  change: Partial<Pick<TransferRow, 'state' | 'blockNumber' | 'blockHash' | 'blockAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(chainTransfers)
    .set(change)
    .where(
      and(
        eq(chainTransfers.tenantId, tx.tenantId),
        eq(chainTransfers.hash, hash),
        eq(chainTransfers.state, state),
        eq(chainTransfers.blockHash, blockHash),
      ),
    )
    .returning({ hash: chainTransfers.hash });
  return rows.length > 0;
}
