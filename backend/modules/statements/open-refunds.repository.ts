import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { refunds } from '#backend/db/schema/payments.ts';
import { statementRows } from '#backend/db/schema/statements.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { goesByBank } from '#backend/modules/refunds/refund-sent.ts';
import { type RefundRow, underWay } from '#backend/modules/refunds/refunds.repository.ts';

/** Refunds by bank of these orders that no movement has been found for and that go in no file (its own transfers end those), locked. The orders are locked before. */
export async function bankRefundsOf(tx: Tx, investmentIds: readonly string[], now: Date): Promise<RefundRow[]> {
  if (investmentIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.tenantId, tx.tenantId), inArray(refunds.investmentId, [...investmentIds]), unmatched(tx)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('no key update');
  return byBank(tx, rows, now);
}

/** The same by their amount in cents, of any order, not locked: what a manager chooses from. */
export async function bankRefundsOfAmount(tx: Tx, cents: bigint, now: Date): Promise<RefundRow[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.tenantId, tx.tenantId), eq(refunds.amountCents, cents), unmatched(tx)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(10);
  return byBank(tx, rows, now);
}

function unmatched(tx: Tx) {
  const unfound = notExists(
    tx
      .select({ id: statementRows.id })
      .from(statementRows)
      .where(and(eq(statementRows.tenantId, refunds.tenantId), eq(statementRows.refundId, refunds.id))),
  );
  return and(unfound, isNull(refunds.transferId));
}

async function byBank(tx: Tx, rows: readonly RefundRow[], now: Date): Promise<RefundRow[]> {
  const onTheirWay = await underWay(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.filter((row) => goesByBank(row, onTheirWay.has(row.id), now));
}
