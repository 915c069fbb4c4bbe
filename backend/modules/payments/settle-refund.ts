import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { bankAccount } from '#backend/ledger/accounts.ts';
import { managedAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { settleRefund } from '#contract/managed-investments.ts';
import { refundStanding } from '#domain/investment/refund.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { lockRefunds, type RefundRow, underWay, updateRefund } from './payments.repository.ts';
import { bookSettled } from './settle-entry.ts';

/** The refund has left the bank, once. 422 on `sent_on` in the future; 409 `investment.illegal_move` where none waits for a manager. */
export const settleRefundRoute = serve(settleRefund, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  if (body.sent_on > today) throw fieldRefusal({ sent_on: problem('validator.error_date_max', { max: today }) });
  const investment = await lockOwn(tx, params.id);
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
  await updateRefund(tx, refund.id, {
    state: 'DONE',
    sentOn: body.sent_on,
    bankReference: body.bank_reference,
    settledBy: user.id,
    settledAt: now,
  });
  await bookSettled(call, refund, await bankAccount(call));
  await call.audit('refund.settled', {
    subject: { type: 'investment', id: investment.id },
    details: { sent_on: body.sent_on, bank_reference: body.bank_reference },
  });
  const row = await readInvestment(call, investment.id);
  await tellInvestor(call, row, 'refunded', { refundId: refund.id });
  return managedAnswer(call, row);
});

function waitsForManager(
  { method, failure, state, settledBy, createdAt }: RefundRow,
  isUnderWay: boolean,
  now: Date,
): boolean {
  const { sender, step } = refundStanding(
    {
      method,
      hasFailed: failure !== null,
      isSent: state === 'DONE',
      byHand: settledBy !== null,
      isUnderWay,
      askedAt: createdAt,
    },
    now,
  );
  return sender === 'BANK' && step !== 'SENT';
}
