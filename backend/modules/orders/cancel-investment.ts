import { serve } from '#backend/http/serve.ts';
import { managedAnswer, readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { lockOrder } from '#backend/modules/investments/lock-order.ts';
import { cancelInvestment } from '#contract/orders.ts';
import { undoInvestment } from './undo-investment.ts';

/** A manager cancels anything before MINTED, with a reason that the investor reads. 409 `investment.illegal_move`. */
export const cancelInvestmentRoute = serve(cancelInvestment, async (call, { params, body }) => {
  const { investment } = await lockOrder(call.tx, params.id);
  const mover = { by: 'manager' as const, userId: call.user.id };
  await undoInvestment(call, investment, mover, body.reason);
  const row = await readInvestment(call, investment.id);
  const told = investment.status === 'RESERVED' ? 'interest_canceled' : 'canceled';
  await tellInvestor(call, row, told, { reason: body.reason });
  return managedAnswer(call, row);
});
