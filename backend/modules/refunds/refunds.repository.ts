import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, like, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerEntries } from '#backend/db/schema/ledger.ts';
import { payments, refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { isUnderWay } from '#backend/modules/investments/refund-rows.repository.ts';

export type RefundRow = typeof refunds.$inferSelect;

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
    .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.investmentId, investmentId)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('no key update');
}

/** Of locked refunds those that a chain may still carry out; a job that signs one takes its lock first. */
export async function underWay(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.tenantId, tx.tenantId), inArray(refunds.id, [...ids]), isUnderWay('refunds')));
  return new Set(rows.map(({ id }) => id));
}

/** The investment of a refund, not locked; null where there is none. */
export async function refundOwner(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ investmentId: refunds.investmentId })
    .from(refunds)
    .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.id, id)));
  return row?.investmentId ?? null;
}

export async function refundById(tx: Tx, id: string): Promise<RefundRow | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.id, id)))
    .for('no key update');
  return row ?? null;
}

/** What goes back of one payment, the whole of it or a part, locked. */
export function refundsOfPayment(tx: Tx, paymentId: string): Promise<RefundRow[]> {
  const parts = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenantId, tx.tenantId), eq(payments.partOf, paymentId)));
  return tx
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.tenantId, tx.tenantId), or(eq(refunds.paymentId, paymentId), inArray(refunds.paymentId, parts))),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('no key update');
}

export async function updateRefund(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      RefundRow,
      | 'state'
      | 'sentOn'
      | 'bankReference'
      | 'settledBy'
      | 'settledAt'
      | 'failure'
      | 'providerReference'
      | 'amountCents'
      | 'transferId'
      | 'bankFailure'
    >
  >,
): Promise<void> {
  await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.id, id)));
}

/** The payment that a refund gives back, as its provider and its attempt are called. */
export async function refundedPayment(tx: Tx, paymentId: string) {
  const whole = alias(payments, 'whole');
  const [row] = await tx
    .select({
      attemptId: payments.attemptId,
      // A part is called by its provider as the payment that it is of.
      providerReference: sql<string | null>`coalesce(${payments.providerReference}, ${whole.providerReference})`,
      isPart: sql<boolean>`${payments.partOf} is not null`,
    })
    .from(payments)
    .leftJoin(whole, and(eq(whole.tenantId, payments.tenantId), eq(whole.id, payments.partOf)))
    .where(and(eq(payments.tenantId, tx.tenantId), eq(payments.id, paymentId)));
  return row ?? null;
}

/** How many entries of a kind name a refund: by its id alone, or by its id and a turn. */
export async function entriesOfRefund(tx: Tx, kind: string, refundId: string): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.tenantId, tx.tenantId),

        eq(ledgerEntries.kind, kind),
        or(eq(ledgerEntries.ref, refundId), like(ledgerEntries.ref, `${refundId}:%`)),
      ),
    );
  return row?.found ?? 0;
}
