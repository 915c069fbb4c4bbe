import { serveAsking } from '#backend/http/serve.ts';
import { investmentAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { issuanceOf } from '#backend/modules/investments/investments.repository.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { barredBy, refuseBarred, refuseUnlessRunning } from '#backend/modules/investments/order-gates.ts';
import { choosePayment } from '#contract/payments.ts';
import { isReopenable, mayMove } from '#domain/investment/transitions.ts';
import { askBeforeOpening, asksBeforeOpening, openPayment } from './open-payment.ts';

/**
 * Opens the payment by a method; the balance part is set aside at once. Choosing again gives back what the earlier choice set aside.
 * Refusals: 403 `user.rejected`, `user.being_checked`; 409 `investment.not_open`, `payment.method_off`, `investment.illegal_move`; 422 `payment.limit`, `payment.insufficient_balance`.
 */
export const choosePaymentRoute = serveAsking(
  choosePayment,
  (call, { body }) => askBeforeOpening(call, body.method),
  async (call, { params, body }, asked) => {
    // In this order over one line: what is looked at is what stands once the order is locked.
    const [investment, barred, issuance] = await Promise.all([
      lockOwn(call.tx, params.id, call.user.id),
      barredBy(call),
      issuanceOf(call.tx, params.id),
    ]);
    const { status } = investment;
    const mayReturn = status === 'METHOD_PAYMENT' || mayMove(status, 'METHOD_PAYMENT', 'investor');
    // Who was sent to a provider gives that up first (give-up-payment.ts): a form from another window must not do it for them.
    if (!isReopenable(status) || !mayReturn) throw illegalMove();
    // What was asked when the order was accepted may have changed since.
    refuseBarred(barred);
    if (issuance) refuseUnlessRunning(issuance, call.now);
    await openPayment(call, investment, body, asked);
    return investmentAnswer(call, await readInvestment(call, investment.id));
  },
  (deps, { body }) => asksBeforeOpening(deps, body.method),
);
