import type { SignedInCall } from '#backend/http/call.ts';
import { bookRefundSent } from '#backend/modules/refunds/refund-sent.ts';
import type { RefundRow } from '#backend/modules/refunds/refunds.repository.ts';
import { type RowRecord, updateRows } from './statements.repository.ts';

/** A debit was the way out of a refund, both locked: one that was not written down yet is sent by it. MATCHED: it went by itself. */
export async function closeRefund(
  call: SignedInCall,
  row: RowRecord,
  refund: RefundRow,
  { state }: { state: 'MATCHED' | 'RESOLVED' },
): Promise<void> {
  const { tx, user, now } = call;
  if (refund.state !== 'DONE') {
    const bankReference = row.bankReference ?? row.text.slice(0, 60);
    await bookRefundSent(call, refund, { sentOn: row.bookedOn, bankReference, userId: user.id });
  }
  await updateRows(tx, [row.id], {
    state,
    resolution: 'refund',
    refundId: refund.id,
    investmentId: refund.investmentId,
    resolvedAt: now,
    resolvedBy: state === 'RESOLVED' ? user.id : null,
  });
  await call.audit('statement.refund_found', {
    subject: { type: 'investment', id: refund.investmentId },
    details: { row: row.id, refund: refund.id, cents: row.amountCents.toString() },
  });
}
