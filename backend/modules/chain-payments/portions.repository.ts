import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { chainPortions, chainTransfers } from '#backend/db/schema/chain-payments.ts';
import { payments, refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type PortionRow = typeof chainPortions.$inferSelect;
type PortionKey = Pick<PortionRow, 'paymentReference' | 'transferHash'>;

export async function insertPortion(
  tx: Tx,
  portion: Pick<PortionRow, 'tenantId' | 'paymentReference' | 'transferHash' | 'attemptId' | 'wei'>,
): Promise<void> {
  await tx.insert(chainPortions).values(portion);
}

/** What a payment is made of, each with the address that sent it. */
export function portionsOf(tx: Tx, paymentReference: string) {
  return tx
    .select({ portion: chainPortions, payer: chainTransfers.payer })
    .from(chainPortions)
    .innerJoin(
      chainTransfers,
      and(eq(chainTransfers.tenantId, chainPortions.tenantId), eq(chainTransfers.hash, chainPortions.transferHash)),
    )
    .where(eq(chainPortions.paymentReference, paymentReference))
    .orderBy(asc(chainTransfers.blockNumber), asc(chainPortions.transferHash));
}

/** The highest nonce that was used at the deposit address of an attempt; null where nothing was sent from it. */
export async function highestNonce(tx: Tx, attemptId: string): Promise<number | null> {
  const [row] = await tx
    .select({ nonce: max(chainPortions.sentNonce) })
    .from(chainPortions)
    .where(eq(chainPortions.attemptId, attemptId));
  return row?.nonce ?? null;
}

type Sending = Pick<PortionRow, 'sentNonce' | 'sentHash' | 'sentRaw' | 'sentWei' | 'feeWei' | 'sentAt'>;

/** Keeps the transaction that sends a portion back; false where one is kept already. */
export async function keepSending(tx: Tx, key: PortionKey, sending: Sending): Promise<boolean> {
  const rows = await tx
    .update(chainPortions)
    .set(sending)
    .where(and(is(key), isNull(chainPortions.sentAt)))
    .returning({ hash: chainPortions.transferHash });
  return rows.length > 0;
}

export async function markMined(tx: Tx, key: PortionKey, minedAt: Date): Promise<void> {
  await tx.update(chainPortions).set({ minedAt }).where(is(key));
}

/** Refunds in ether that wait, sent or not: whoever can reach the chain asks for them again. */
export async function refundsWaiting(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: refunds.id })
    .from(chainPortions)
    .innerJoin(
      payments,
      and(
        eq(payments.tenantId, chainPortions.tenantId),
        eq(payments.method, 'ETH'),
        eq(payments.providerReference, chainPortions.paymentReference),
      ),
    )
    .innerJoin(refunds, and(eq(refunds.tenantId, payments.tenantId), eq(refunds.paymentId, payments.id)))
    .where(and(eq(refunds.state, 'PENDING'), isNull(refunds.failure)));
  return rows.map(({ id }) => id);
}

function is({ paymentReference, transferHash }: PortionKey) {
  return and(eq(chainPortions.paymentReference, paymentReference), eq(chainPortions.transferHash, transferHash));
}
