import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { chainPortions, chainTransfers, type SignedTransaction } from '#backend/db/schema/chain-payments.ts';
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
    .where(and(eq(chainPortions.tenantId, tx.tenantId), eq(chainPortions.paymentReference, paymentReference)))
    .orderBy(asc(chainTransfers.blockNumber), asc(chainPortions.transferHash));
}

/** The highest nonce that was used at the deposit address of an attempt; null where nothing was sent from it. */
export async function highestNonce(tx: Tx, attemptId: string): Promise<number | null> {
  const [row] = await tx
    .select({ nonce: max(chainPortions.sentNonce) })
    .from(chainPortions)
    .where(and(eq(chainPortions.tenantId, tx.tenantId), eq(chainPortions.attemptId, attemptId)));
  return row?.nonce ?? null;
}

/** The columns of a signed transaction. */
function columnsOf({ hash, raw, sentWei, feeWei }: SignedTransaction) {
  return { sentHash: hash, sentRaw: raw, sentWei: BigInt(sentWei), feeWei: BigInt(feeWei) };
}

/** Every transaction that was signed for a portion, newest first: each may have been sent. */
export function signedOf({ sentHash, sentRaw, sentWei, feeWei, replaced }: PortionRow): SignedTransaction[] {
  if (!sentHash || !sentRaw || sentWei === null || feeWei === null) return [];
  const newest = { hash: sentHash, raw: sentRaw, sentWei: sentWei.toString(), feeWei: feeWei.toString() };
  return [newest, ...replaced.toReversed()];
}

/** Keeps the transaction that sends a portion back; null where one is kept already. */
export async function keepSending(
  tx: Tx,
  key: PortionKey,
  { nonce, signed, at }: { nonce: number; signed: SignedTransaction; at: Date },
): Promise<PortionRow | null> {
  const [row] = await tx
    .update(chainPortions)
    .set({ ...columnsOf(signed), sentNonce: nonce, sentAt: at, pricedAt: at })
    .where(and(eq(chainPortions.tenantId, tx.tenantId), is(key), isNull(chainPortions.sentAt)))
    .returning();
  return row ?? null;
}

/** Keeps a transaction that replaces the newest one, unless another job has replaced that or it is mined. */
export async function keepPrice(tx: Tx, before: PortionRow, signed: SignedTransaction, pricedAt: Date): Promise<void> {
  await tx
    .update(chainPortions)
    .set({ ...columnsOf(signed), pricedAt, replaced: signedOf(before).toReversed() })
    .where(
      and(
        eq(chainPortions.tenantId, tx.tenantId),
        is(before),
        eq(chainPortions.sentHash, before.sentHash ?? ''),
        isNull(chainPortions.minedAt),
      ),
    );
}

/** Notes which of the signed transactions was carried out: that is the one that people are shown. */
export async function markMined(tx: Tx, portion: PortionRow, signed: SignedTransaction, minedAt: Date): Promise<void> {
  const others = signedOf(portion).filter(({ hash }) => hash !== signed.hash);
  await tx
    .update(chainPortions)
    .set({ ...columnsOf(signed), replaced: others.toReversed(), minedAt })
    .where(and(eq(chainPortions.tenantId, tx.tenantId), is(portion), isNull(chainPortions.minedAt)));
}

/** It was carried out and moved nothing: it is nobody's to wait for any more. */
export async function markFailed(tx: Tx, key: PortionKey, failedAt: Date): Promise<void> {
  await tx
    .update(chainPortions)
    .set({ failedAt })
    .where(and(eq(chainPortions.tenantId, tx.tenantId), is(key), isNull(chainPortions.minedAt)));
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
    .where(and(eq(chainPortions.tenantId, tx.tenantId), eq(refunds.state, 'PENDING'), isNull(refunds.failure)));
  return rows.map(({ id }) => id);
}

function is({ paymentReference, transferHash }: PortionKey) {
  return and(eq(chainPortions.paymentReference, paymentReference), eq(chainPortions.transferHash, transferHash));
}
