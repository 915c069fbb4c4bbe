import type { SignedInCall } from '#backend/http/call.ts';
import { matchDebit } from '#domain/statement/returned.ts';
import { closeRefund } from './close-refund.ts';
import { bankRefundsOf } from './open-refunds.repository.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';

/** A debit that was just kept: closes a refund, waits for a manager, or stays what it is. Its orders are locked. */
export async function settleDebit(call: SignedInCall, row: RowRecord, orderIds: readonly string[]): Promise<void> {
  const { tx, now } = call;
  const refunds = await bankRefundsOf(tx, orderIds, now);
  const match = matchDebit({
    cents: row.amountCents,
    isReversal: row.isReversal,
    orderIds,
    refunds: refunds.map(({ id, investmentId, amountCents }) => ({ id, investmentId, cents: amountCents })),
  });
  if (match.outcome === 'ignored') return;
  if (match.outcome === 'waiting') {
    await updateRows(tx, [row.id], { state: 'WAITING', reason: 'returned', investmentId: match.orderId });
    return;
  }
  const refund = refunds.find(({ id }) => id === match.refundId);
  if (refund) await closeRefund(call, row, refund, { state: 'MATCHED' });
}
