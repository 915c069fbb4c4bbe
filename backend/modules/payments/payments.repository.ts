import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { balanceHolds } from '#backend/db/schema/balance-holds.ts';
import { ledgerAccounts } from '#backend/db/schema/ledger.ts';
import { paymentProofs, payments, refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isUnderWay } from '#backend/modules/investments/refund-rows.repository.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

export type HoldRow = typeof balanceHolds.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Balance that an order has set aside now. */
export async function openHold(tx: Tx, investmentId: string): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(balanceHolds)
    .where(
      and(eq(balanceHolds.investmentId, investmentId), isNull(balanceHolds.releasedAt), isNull(balanceHolds.spentAt)),
    );
  return row ?? null;
}

/** The newest balance that an order has set aside or spent. */
export async function newestHold(tx: Tx, investmentId: string): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(balanceHolds)
    .where(and(eq(balanceHolds.investmentId, investmentId), isNull(balanceHolds.releasedAt)))
    .orderBy(desc(balanceHolds.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertHold(tx: Tx, hold: Omit<typeof balanceHolds.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(balanceHolds).values({ ...hold, id });
  return id;
}

export async function endHold(tx: Tx, id: string, end: { releasedAt: Date } | { spentAt: Date }): Promise<void> {
  await tx.update(balanceHolds).set(end).where(eq(balanceHolds.id, id));
}

/** Locks an account, so that its balance stays what it is until this transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.id, id)).for('no key update');
}

export async function insertPayment(tx: Tx, payment: Omit<typeof payments.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(payments).values({ ...payment, id });
  return id;
}

/** The payment of an investment that came in and does not go back already; null where there is none. */
export async function confirmedPayment(tx: Tx, investmentId: string) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.investmentId, investmentId),
        eq(payments.state, 'CONFIRMED'),
        // What came late or in part has its refund; it is not what the order was paid with.
        notExists(tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id))),
      ),
    );
  return row ?? null;
}

/** Whether money came for an investment by one method, whatever became of it. */
export async function wasPaidBy(tx: Tx, investmentId: string, method: PaymentMethod): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.investmentId, investmentId), eq(payments.state, 'CONFIRMED'), eq(payments.method, method)))
    .limit(1);
  return rows.length > 0;
}

export async function insertProof(tx: Tx, proof: Omit<typeof paymentProofs.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(paymentProofs).values({ ...proof, id: randomUUID() });
}

/** The newest proof of an investment. */
export async function newestProof(tx: Tx, investmentId: string) {
  const [row] = await tx
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.investmentId, investmentId))
    .orderBy(desc(paymentProofs.uploadedAt))
    .limit(1);
  return row ?? null;
}

export async function updateProof(
  tx: Tx,
  id: string,
  change: { confirmedAt: Date } | { rejectedAt: Date; rejectedBy: string; rejectedReason: string },
): Promise<void> {
  await tx.update(paymentProofs).set(change).where(eq(paymentProofs.id, id));
}

/** Opens a refund; the table's UNIQUE keeps it at one per payment. */
export async function insertRefund(tx: Tx, refund: Omit<typeof refunds.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(refunds).values({ ...refund, id });
  return id;
}

/** All refunds of an investment, oldest first, locked. */
export function lockRefunds(tx: Tx, investmentId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.investmentId, investmentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('no key update');
}

/** Of locked refunds those that a chain may still carry out; a job that signs one takes its lock first. */
export async function underWay(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.id, [...ids]), isUnderWay('refunds')));
  return new Set(rows.map(({ id }) => id));
}

/** The investment of a refund, not locked; null where there is none. */
export async function refundOwner(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ investmentId: refunds.investmentId }).from(refunds).where(eq(refunds.id, id));
  return row?.investmentId ?? null;
}

/** A payment that the bank has taken back counts no more. */
export async function failPayment(tx: Tx, id: string): Promise<void> {
  await tx.update(payments).set({ state: 'FAILED' }).where(eq(payments.id, id));
}

/** How many payments of an investment were taken back. */
export async function countTakenBack(tx: Tx, investmentId: string): Promise<number> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.investmentId, investmentId), eq(payments.state, 'FAILED')));
  return rows.length;
}

/** Balance that a payment had spent is set aside again. */
export async function unspendHolds(tx: Tx, investmentId: string): Promise<void> {
  await tx
    .update(balanceHolds)
    .set({ spentAt: null })
    .where(and(eq(balanceHolds.investmentId, investmentId), isNull(balanceHolds.releasedAt)));
}

export async function refundById(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  return row ?? null;
}

/** The refund of one payment, locked; null where it does not go back. */
export async function refundOfPayment(tx: Tx, paymentId: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).for('no key update');
  return row ?? null;
}

/** The confirmed payment that a provider calls so; null for one that is not ours. */
export async function paymentByProvider(tx: Tx, method: PaymentMethod, providerReference: string) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, method),
        eq(payments.providerReference, providerReference),
        eq(payments.state, 'CONFIRMED'),
      ),
    );
  return row ?? null;
}

export async function updateRefund(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      RefundRow,
      'state' | 'sentOn' | 'bankReference' | 'settledBy' | 'settledAt' | 'failure' | 'providerReference' | 'amountCents'
    >
  >,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}
