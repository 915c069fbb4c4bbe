import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { refundOwner } from '#backend/modules/refunds/refunds.repository.ts';
import { matchStatementRefund } from '#contract/statement-ways.ts';
import { closeRefund } from './close-refund.ts';
import { bankRefundsOf } from './open-refunds.repository.ts';
import { rowAnswer } from './present-row.ts';
import { lockWaiting } from './waiting-row.ts';

/** A debit was the way out of one of our refunds. 404 where there is none; 409 `statement.refund_other` where it is another amount, has its movement, or goes another way. */
export const matchStatementRefundRoute = serve(matchStatementRefund, async (call, { params, body }) => {
  const { tx, now } = call;
  // Not locked here: the order is, first.
  const seen = await refundOwner(tx, body.refund_id);
  if (!seen) throw notFound();
  await lockOwn(tx, seen);
  const refund = (await bankRefundsOf(tx, [seen], now)).find(({ id }) => id === body.refund_id);
  const row = await lockWaiting(tx, params.id, 'debit');
  if (!refund || refund.amountCents !== row.amountCents) throw new Refusal(409, 'statement.refund_other');
  await closeRefund(call, row, refund, { state: 'RESOLVED' });
  return rowAnswer(call, row.id);
});
