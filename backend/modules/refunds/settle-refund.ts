import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { refundHoldOf } from '#backend/modules/investments/refund-hold.repository.ts';
import { settleRefund } from '#contract/refunds.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { bookRefundSent, waitsForManager } from './refund-sent.ts';
import { lockRefunds, underWay } from './refunds.repository.ts';

/**
 * The refund has left the bank, once. 422 on `sent_on` in the future; 409 `investment.illegal_move` where none waits for a manager, `refund.held` where what a list or a
 * freeze holds against its person is not decided: what left the bank all the same is closed by the statement.
 */
export const settleRefundRoute = serve(settleRefund, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  if (body.sent_on > today) throw fieldRefusal({ sent_on: problem('validator.error_date_max', { max: today }) });
  const investment = await lockOwn(tx, params.id);
  if (await refundHoldOf(tx, tenant.id, investment.id)) throw new Refusal(409, 'refund.held');
  // Under their locks: the job that sends one by its provider may be at it, and what its provider sends is not sent by bank, too.
  const refunds = await lockRefunds(tx, investment.id);
  const onTheirWay = await underWay(
    tx,
    refunds.map(({ id }) => id),
  );
  const refund = refunds.find(
    (each) => (body.refund_id ?? each.id) === each.id && waitsForManager(each, onTheirWay.has(each.id), now),
  );
  if (!refund) throw illegalMove();
  await bookRefundSent(call, refund, { sentOn: body.sent_on, bankReference: body.bank_reference, userId: user.id });
  return managedAnswer(call, await readInvestment(call, investment.id));
});
