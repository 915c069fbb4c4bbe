import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import { balanceHolds } from '#backend/db/schema/balance-holds.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { ledgerAccounts } from '#backend/db/schema/ledger.ts';
import { paymentProofs, payments, refunds } from '#backend/db/schema/payments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

type HoldRow = typeof balanceHolds.$inferSelect;

/** Balance that an order has set aside now. */
export async function openHold(tx: Tx, investmentId: string): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(balanceHolds)
    .where(and(eq(balanceHolds.tenantId, tx.tenantId), isOpenHold(investmentId)));
  return row ?? null;
}

function isOpenHold(investmentId: string) {
  return and(
    eq(balanceHolds.investmentId, investmentId),
    isNull(balanceHolds.releasedAt),
    isNull(balanceHolds.spentAt),
  );
}

/** Cents that a person has set aside for their order on an issuance. */
export async function heldOn(tx: Tx, userId: string, issuanceId: string): Promise<bigint> {
  const [row] = await tx
    .select({ cents: balanceHolds.amountCents })
    .from(balanceHolds)
    .innerJoin(
      investments,
      and(eq(investments.tenantId, balanceHolds.tenantId), eq(investments.id, balanceHolds.investmentId)),
    )
    .where(
      and(
        eq(balanceHolds.tenantId, tx.tenantId),
        eq(investments.userId, userId),
        eq(investments.issuanceId, issuanceId),
        isNull(balanceHolds.releasedAt),
        isNull(balanceHolds.spentAt),
      ),
    );
  return row?.cents ?? 0n;
}

/** The newest balance that an order has set aside or spent. */
export async function newestHold(tx: Tx, investmentId: string): Promise<HoldRow | null> {
  const [row] = await tx
    .select()
    .from(balanceHolds)
    .where(
      and(
        eq(balanceHolds.tenantId, tx.tenantId),
        eq(balanceHolds.investmentId, investmentId),
        isNull(balanceHolds.releasedAt),
      ),
    )
    .orderBy(desc(balanceHolds.createdAt))
    .limit(1);
  return row ?? null;
}

export async function insertHold(tx: Tx, hold: Omit<typeof balanceHolds.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(balanceHolds).values({ ...hold, id });
  return id;
}

/** A hold keeps less than it did: the rest is the investor's again. */
export async function lowerHold(tx: Tx, id: string, amountCents: bigint): Promise<void> {
  await tx
    .update(balanceHolds)
    .set({ amountCents })
    .where(and(eq(balanceHolds.tenantId, tx.tenantId), eq(balanceHolds.id, id)));
}

export async function endHold(tx: Tx, id: string, end: { releasedAt: Date } | { spentAt: Date }): Promise<void> {
  await tx
    .update(balanceHolds)
    .set(end)
    .where(and(eq(balanceHolds.tenantId, tx.tenantId), eq(balanceHolds.id, id)));
}

/** What an order has set aside now is spent; nothing is done where nothing is. */
export async function spendOpenHold(tx: Tx, investmentId: string, at: Date): Promise<void> {
  await tx
    .update(balanceHolds)
    .set({ spentAt: at })
    .where(and(eq(balanceHolds.tenantId, tx.tenantId), isOpenHold(investmentId)));
}

/** Locks an account, so that its balance stays what it is until this transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.tenantId, tx.tenantId), eq(ledgerAccounts.id, id)))
    .for('no key update');
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
        eq(payments.tenantId, tx.tenantId),

        eq(payments.investmentId, investmentId),
        eq(payments.state, 'CONFIRMED'),
        // What came late or in part has its refund; it is not what the order was paid with.
        notExists(
          tx
            .select({ id: refunds.id })
            .from(refunds)
            .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.paymentId, payments.id))),
        ),
      ),
    );
  return row ?? null;
}

/**
 * Splits off the part of a payment that goes back: a row of its own, so that what stays is what the order was paid with. Answers the part's id; 0 cents are
 * no part. All of it is the payment itself.
 */
export async function splitPayment(
  tx: Tx,
  { id, tenantId, investmentId, method, attemptId, valueDate, amountCents }: typeof payments.$inferSelect,
  partCents: bigint,
  at: Date,
): Promise<string> {
  if (partCents === amountCents) return id;
  await tx
    .update(payments)
    .set({ amountCents: amountCents - partCents })
    .where(and(eq(payments.tenantId, tx.tenantId), eq(payments.id, id)));
  const part = { tenantId, investmentId, method, attemptId, valueDate, amountCents: partCents, partOf: id };
  return insertPayment(tx, { ...part, state: 'CONFIRMED', confirmedAt: at, createdAt: at });
}

/** Whether money came for an investment by one method, whatever became of it. */
export async function wasPaidBy(tx: Tx, investmentId: string, method: PaymentMethod): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tx.tenantId),
        eq(payments.investmentId, investmentId),
        eq(payments.state, 'CONFIRMED'),
        eq(payments.method, method),
      ),
    )
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
    .where(and(eq(paymentProofs.tenantId, tx.tenantId), eq(paymentProofs.investmentId, investmentId)))
    .orderBy(desc(paymentProofs.uploadedAt))
    .limit(1);
  return row ?? null;
}

export async function updateProof(
  tx: Tx,
  id: string,
  change: { confirmedAt: Date } | { rejectedAt: Date; rejectedBy: string; rejectedReason: string },
): Promise<void> {
  await tx
    .update(paymentProofs)
    .set(change)
    .where(and(eq(paymentProofs.tenantId, tx.tenantId), eq(paymentProofs.id, id)));
}

/** A payment that the bank has taken back counts no more. */
export async function failPayment(tx: Tx, id: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'FAILED' })
    .where(and(eq(payments.tenantId, tx.tenantId), eq(payments.id, id)));
}

/** How many payments of an investment were taken back. */
export async function countTakenBack(tx: Tx, investmentId: string): Promise<number> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.tenantId, tx.tenantId), eq(payments.investmentId, investmentId), eq(payments.state, 'FAILED')),
    );
  return rows.length;
}

/** Balance that a payment had spent is set aside again. */
export async function unspendHolds(tx: Tx, investmentId: string): Promise<void> {
  await tx
    .update(balanceHolds)
    .set({ spentAt: null })
    .where(
      and(
        eq(balanceHolds.tenantId, tx.tenantId),
        eq(balanceHolds.investmentId, investmentId),
        isNull(balanceHolds.releasedAt),
      ),
    );
}

/** The confirmed payment that a provider calls so; null for one that is not ours. */
export async function paymentByProvider(tx: Tx, method: PaymentMethod, providerReference: string) {
  const [row] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tx.tenantId),

        eq(payments.method, method),
        eq(payments.providerReference, providerReference),
        eq(payments.state, 'CONFIRMED'),
      ),
    );
  return row ?? null;
}
