import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { newestProof, updateProof } from '#backend/modules/payment-records/payments.repository.ts';
import { bookLate, mayBookLate } from '#backend/modules/refunds/book-late.ts';
import { confirmProof } from '#contract/payments.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import { mayMove } from '#domain/investment/transitions.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { problem } from '#domain/validation/problem.ts';
import { charge } from './charge.ts';

/**
 * The transfer has arrived. The amount must be the amount to pay; for an order that was cancelled meanwhile any amount is taken, and goes back.
 * Refusals: 422 `payment.amount_mismatch` with `params.expected`, 422 on `value_date` in the future, 409 `investment.illegal_move`.
 */
export const confirmProofRoute = serve(confirmProof, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  if (body.value_date > today) throw fieldRefusal({ value_date: problem('validator.error_date_max', { max: today }) });
  const received = centsOf(body.received);
  const investment = await lockOwn(tx, params.id);
  if (await mayBookLate(call, investment)) {
    if (received <= 0n) throw fieldRefusal({ received: problem('validator.error_number_min', { min: '0.01' }) });
    await bookLate(call, investment, {
      method: 'BANK_TRANSFER',
      cents: received,
      valueDate: body.value_date,
      confirmedBy: user.id,
    });
    return managedAnswer(call, await readInvestment(call, investment.id));
  }
  if (!mayMove(investment.status, 'CHARGED', 'manager')) throw illegalMove();
  const expected = sumsOf(investment).toPayCents;
  if (received !== expected) {
    throw new Refusal(422, 'payment.amount_mismatch', { params: { expected: moneyText(expected) } });
  }
  const proof = await newestProof(tx, investment.id);
  if (proof) await updateProof(tx, proof.id, { confirmedAt: now });
  await charge(
    call,
    investment,
    { by: 'manager', userId: user.id },
    {
      valueDate: body.value_date,
      providerReference: null,
      confirmedBy: user.id,
    },
  );
  return managedAnswer(call, await readInvestment(call, investment.id));
});
